import { describe, expect, it } from 'vitest';
import { chartFile } from '@/lib/open-data/chart-file/chartFile';
import { mixColours } from '@/lib/drawing/browser/picture/colours';
import { encodeXml } from '@/lib/drawing/browser/picture/composePicture';
import { placeFaults, readDrawing } from '../../../support/drawing';
import { column, indicatorEntry } from '../../charts/indicators';
import { dataRows } from '../../../support/rowsInShort';

const year = column('jahr', 'period');
const value = column('wert', 'value', { label: 'Wert' });
const rows = dataRows('2024 1.5, 2025 2.5, 2026 2');

function fileOf(attributes: Readonly<Record<string, unknown>> = {}): string {
  return (
    chartFile(indicatorEntry({ columns: [year, value], data_rows: rows, chart_type: 'line', ...attributes })) ?? ''
  );
}

function textsIn(svg: string): readonly string[] {
  return readDrawing(svg).texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
}

describe('the chart as a file', () => {
  it('says what it shows, of when, from whom, and where there is more', () => {
    const texts = textsIn(
      fileOf({
        title: 'Leerwohnungsquote',
        unit: '%',
        sources: [{ name: 'Statistisches Amt' }],
        data_as_of: '2026-06-01',
      }),
    );
    expect(texts).toContain('Leerwohnungsquote');
    expect(texts).toContain('%');
    expect(texts).toEqual(expect.arrayContaining(['2024', '2026', '1,6', '2,4']));
    expect(texts.join(' ')).toContain('Quelle: Statistisches Amt · Stand: 1. Juni 2026');
    expect(texts.at(-1)).toMatch(/^https?:\/\/.+\/indikatorenportal\/5813$/);
  });

  it('needs nothing else: no script, no style, no address of another file', () => {
    const { elements, attributes } = readDrawing(fileOf());
    expect(
      [...elements].filter((name) => !['svg', 'title', 'rect', 'g', 'text', 'path', 'circle'].includes(name)),
    ).toEqual([]);
    expect([...attributes].filter((name) => /^(on|href|xlink|style|class|id$)/.test(name))).toEqual([]);
  });

  it('stays well-formed and a drawing whatever editors write', () => {
    const title = `</text><script>alert(1)</script> & "x" ${'langesWort'.repeat(8)} ${'9'.repeat(120)}`;
    const unit = 'Personen in Haushalten mit Kindern & "x"';
    const sources = Array.from({ length: 5 }, () => ({ name: title }));
    const drawing = readDrawing(fileOf({ title, unit, sources }));
    expect(drawing.elements.has('script')).toBe(false);
    expect(placeFaults(drawing)).toEqual([]);
  });

  it('is not there if the data have no chart', () => {
    expect(chartFile(indicatorEntry({ columns: [year, value], data_rows: rows, chart_type: null }))).toBeUndefined();
  });
});

it('the check of places notices what is outside or covered', () => {
  const svg = (content: string): string => `<svg width="100" height="50">${content}</svg>`;
  expect(placeFaults(readDrawing(svg('<text x="5" y="20">Riehen</text><text x="9" y="22">Basel</text>')))).toHaveLength(
    1,
  );
  expect(
    placeFaults(readDrawing(svg('<g transform="translate(90 0)"><text x="5" y="20">Riehen</text></g>'))),
  ).toHaveLength(1);
  expect(placeFaults(readDrawing(svg('<path d="M0 0h110"/><circle cx="99" cy="20" r="9"/>')))).toHaveLength(2);
  expect(() => readDrawing(svg('<text>'))).toThrow(/tag/);
});

it('signs that XML cannot hold are replaced', () => {
  expect(encodeXml('a\u0000b\u000b\ud800c\tä𝄞')).toBe('a\uFFFDb\uFFFD\uFFFDc\tä𝄞');
});

it('colours are mixed as style sheets do it', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#636363');
  expect(mixColours('#ff0000', '#ff0000', 0.3)).toBe('#ff0000');
});
