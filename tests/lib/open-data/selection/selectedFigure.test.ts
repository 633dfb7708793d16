import { describe, expect, it } from 'vitest';
import { messagesByLocale } from '@/lib/i18n/messages';
import { indicatorCsv } from '@/lib/open-data/csv';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { mapLayout } from '@/lib/charts/map/mapLayout';
import { firstChoice, remainingRoom, toggleName } from '@/lib/open-data/selection/choice';
import type { Choice } from '@/lib/open-data/selection/choice';
import { fittingModels, chosenKind } from '@/lib/open-data/selection/fittingKinds';
import { select, selectedFigure } from '@/lib/open-data/selection/selectedFigure';
import type { Selected, SelectedFigure } from '@/lib/open-data/selection/selectedFigure';
import { offersSelection } from '@/lib/open-data/selection/selectionData';
import type { SelectionData } from '@/lib/open-data/selection/selectionData';
import { areas, areasAndSexes, knownSpace, partsOfTotal } from './examples';
import { column } from '../../charts/indicators';
import { dataRows } from '../../../support/rowsInShort';

function selected(data: SelectionData, change: Partial<Choice> = {}): Selected {
  const space = knownSpace(data);
  return select(data, space, { ...firstChoice(data, space), ...change });
}

function figureOf(data: SelectionData, change: Partial<Choice> = {}): SelectedFigure {
  return selectedFigure(selected(data, change), 'line', messagesByLocale.de);
}

function kindsOf(data: SelectionData, change: Partial<Choice> = {}): readonly string[] {
  return [...fittingModels(selected(data, change), messagesByLocale.de).keys()];
}

const square = {
  center: [5, 5],
  rings: [
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
  ],
};
const geometry = { width: 100, height: 100, areas: areas.map((name) => ({ name, ...square })) };

/** Two columns of values of each area, which a map has. */
function areaValues(attributes: Readonly<Record<string, unknown>> = {}): SelectionData {
  const columns = [column('gemeinde', 'area'), column('a', 'value'), column('b', 'value')];
  const rows = areas.map((area, place) => [area, place + 1, 10 - place]);
  return areasAndSexes({ columns, data_rows: rows, chart_type: 'bar', geometry, ...attributes });
}

/** As `areaValues`, with a third column, which can be the size of circles. */
function areaMeasures(attributes: Readonly<Record<string, unknown>> = {}): SelectionData {
  const columns = ['a', 'b', 'c'].map((key) => column(key, 'value'));
  const rows = areas.map((area, place) => [area, place + 1, 10 - place, 3 * place]);
  return areaValues({ columns: [column('gemeinde', 'area'), ...columns], data_rows: rows, ...attributes });
}

describe('what can be chosen', () => {
  it('is offered if there are several series, and rows can be told apart', () => {
    expect(offersSelection(partsOfTotal())).toBe(true);
    expect(offersSelection(areasAndSexes())).toBe(true);
    const columns = partsOfTotal().columns.slice(0, 2);
    expect(
      offersSelection(
        partsOfTotal({
          columns,
          data_rows: dataRows('2025 1, 2026 2'),
        }),
      ),
    ).toBe(false);
    expect(
      offersSelection(
        partsOfTotal({
          data_rows: dataRows('2025 1 1 1, 2025 2 2 2'),
        }),
      ),
    ).toBe(false);
    expect(offersSelection(partsOfTotal({ data_rows: [] }))).toBe(false);
  });

  it('begins with what the office draws', () => {
    expect(selected(partsOfTotal()).choice.names).toEqual([['total', 'stadt', 'land']]);
    const visible = partsOfTotal({ chart_options: { visible: ['land'] } });
    expect(selected(visible).choice.names).toEqual([['land']]);
  });

  it('begins with as many areas as fit, of the group that stands for the indicator', () => {
    const data = areasAndSexes({ headline_category: 'Männer' });
    expect(selected(data).choice.names).toEqual([['Riehen', 'Bettingen', 'Basel', 'Muttenz'], ['Männer']]);
  });

  it('keeps at least one name, in the order of the data, and has room for six series', () => {
    const data = areasAndSexes();
    const space = knownSpace(data);
    const one: Choice = { ...firstChoice(data, space), names: [['Basel'], ['Frauen']] };
    expect(toggleName(one, space, 0, 'Basel').names).toEqual(one.names);
    expect(toggleName(one, space, 0, 'Riehen').names).toEqual([['Riehen', 'Basel'], ['Frauen']]);
    const full: Choice = {
      ...one,
      names: [
        ['Riehen', 'Basel', 'Muttenz'],
        ['Frauen', 'Männer'],
      ],
    };
    expect(remainingRoom(full, 0)).toBe(3);
    expect(remainingRoom(one, 0)).toBe(6);
  });
});

describe('the table of a choice', () => {
  it('has a column for each series, in the order of time, with signs as in the data', () => {
    expect(indicatorCsv(figureOf(partsOfTotal(), { names: [['stadt', 'land']] }))).toBe(
      'jahr,stadt,land\r\n2024,50,X\r\n2025,(100),60\r\n2026,150,50\r\n',
    );
  });

  it('begins an index where all series have a value', () => {
    const figure = figureOf(partsOfTotal(), { names: [['stadt', 'land']], measure: 'index' });
    expect(figure.unit).toBe('Index, 2025 = 100');
    expect(figure.data_rows).toEqual(dataRows('2024 (50) X, 2025 (100) 100, 2026 (150) 83.333'));
  });

  it('has shares of the total, which has none itself', () => {
    const figure = figureOf(partsOfTotal(), { measure: 'share' });
    expect(figure.columns.map(({ key, unit }) => [key, unit])).toEqual(dataRows('jahr null, stadt %, land %'));
    expect(figure.data_rows?.at(-1)).toEqual(['2026', 75, 25]);
  });

  it('has the series as rows if a single point in time is chosen', () => {
    const figure = figureOf(partsOfTotal(), { names: [['stadt', 'land']], from: '2026', to: '2026' });
    expect(figure.data_rows).toEqual(dataRows('Stadt 150, Land 50'));
  });

  it('says how sure values are', () => {
    const columns = [...partsOfTotal().columns, column('art', 'status')];
    const rows = dataRows('2025 3 2 1 null, 2026 4 3 1 provisorisch');
    const figure = figureOf(partsOfTotal({ columns, data_rows: rows }), { names: [['stadt', 'land']] });
    expect(figure.data_rows?.at(-1)).toEqual(['2026', 3, 'provisional', 1, 'provisional']);
  });
});

describe('what makes sense', () => {
  it('needs time for an index, and values above zero', () => {
    expect(selected(partsOfTotal()).measures).toEqual(['absolute', 'index', 'share']);
    expect(selected(partsOfTotal(), { from: '2026' }).measures).not.toContain('index');
    const negative = partsOfTotal({
      data_rows: dataRows('2025 1 2 -1, 2026 1 2 -1'),
    });
    expect(selected(negative).measures).not.toContain('index');
  });

  it('needs parts of one whole for a share', () => {
    expect(selected(areasAndSexes()).measures).toEqual(['absolute', 'index']);
    expect(selected(partsOfTotal({ unit: '%' })).measures).not.toContain('share');
    expect(selected(partsOfTotal(), { names: [['total']] }).measures).not.toContain('share');
  });

  it('takes what editors stack for a whole, if nothing of it is missing', () => {
    const columns = partsOfTotal().columns.filter(({ role }) => role !== 'total');
    const rows = dataRows('2025 30 10, 2026 30 X');
    const stacked = partsOfTotal({ columns, data_rows: rows, chart_type: 'stacked' });
    expect(figureOf(stacked, { measure: 'share' }).data_rows).toEqual(dataRows('2025 75 25, 2026 null X'));
    expect(selected(partsOfTotal({ columns, data_rows: rows })).measures).not.toContain('share');
  });
});

describe('the kinds of charts that fit', () => {
  it('are lines and columns for several series over time, stacked ones for parts', () => {
    expect(kindsOf(areasAndSexes())).toEqual(expect.arrayContaining(['line', 'column']));
    expect(kindsOf(areasAndSexes())).not.toEqual(expect.arrayContaining(['stacked']));
    expect(kindsOf(partsOfTotal())).toEqual(expect.arrayContaining(['line', 'stacked']));
  });

  it('add up no parts of several wholes', () => {
    const columns = [...areasAndSexes().columns.slice(0, 3), column('alle', 'total'), column('davon', 'value')];
    const rows = (areasAndSexes().data_rows ?? []).map((row) => [...row.slice(0, 3), 100 + Number(row[3]), row[3]]);
    const names = [['Riehen', 'Basel'], ['Frauen'], ['davon']];
    for (const kind of ['line', 'stacked']) {
      const data = areasAndSexes({ columns, data_rows: rows, chart_type: kind });
      expect(selected(data, { names }).measures).toContain('share');
      for (const summed of ['stacked', 'area', 'pie'])
        expect(kindsOf(data, { names, measure: 'share' })).not.toContain(summed);
    }
  });

  it('have a ring for all parts of a whole only', () => {
    expect(kindsOf(partsOfTotal(), { names: [['stadt', 'land']] })).toContain('pie');
    expect(kindsOf(partsOfTotal(), { names: [['stadt']] })).not.toContain('pie');
    expect(kindsOf(areasAndSexes())).not.toContain('pie');
  });

  it('leave what only editors know to editors', () => {
    const kinds = kindsOf(areasAndSexes(), { from: '2026', to: '2026' });
    expect(kinds).not.toEqual(expect.arrayContaining(['pyramid']));
    expect(kinds).not.toEqual(expect.arrayContaining(['survey']));
    for (const kind of ['map', 'circles']) {
      expect(kindsOf(areaValues())).not.toContain(kind);
      expect(kindsOf(areaValues({ chart_type: kind }))).toContain(kind);
    }
    for (const kind of ['scatter', 'bubble']) {
      expect(kindsOf(areaMeasures())).not.toContain(kind);
      expect(kindsOf(areaMeasures({ chart_type: kind }))).toContain(kind);
    }
  });

  it('are points only if each axis is a column of values', () => {
    const columns = [column('jahr', 'period'), column('gemeinde', 'area'), column('a', 'value'), column('b', 'value')];
    const rows = ['2025', '2026'].flatMap((year) => areas.map((area, place) => [year, area, place, 2 * place]));
    const points = areasAndSexes({ columns, data_rows: rows, chart_type: 'scatter' });
    expect(kindsOf(points, { names: [['Riehen', 'Basel'], ['a']] })).not.toContain('scatter');
    expect(kindsOf(points, { names: [['Riehen'], ['a', 'b']] })).toContain('scatter');
  });

  it('have the colours of the page on a map, and the time of the fields', () => {
    const rows = ['2006', '2016', '2026'].flatMap((year, later) => areas.map((area, place) => [year, area, 10 * later + place])); // prettier-ignore
    const columns = [column('jahr', 'period'), column('gemeinde', 'area'), column('quote', 'value')];
    const data = areasAndSexes({ columns, data_rows: rows, chart_type: 'map', geometry });
    const all = selected(data);
    const model = fittingModels(all, messagesByLocale.de).get('map');
    const page = chartModel(selectedFigure(all, 'map', messagesByLocale.de));
    expect(model?.periods).toEqual([]);
    expect(page?.periods).toHaveLength(3);
    const classes = [model, page].map((one) => one && mapLayout(one, 'de').classes);
    expect(classes[0]).toHaveLength(5);
    expect(classes[0]).toEqual(classes[1]);
  });

  it('begin with that of the office if it fits, and follow the visitor', () => {
    const all = selected(partsOfTotal({ chart_type: 'stacked' }));
    const fitting = fittingModels(all, messagesByLocale.de);
    expect(chosenKind(all, fitting)).toBe('stacked');
    expect(chosenKind({ ...all, choice: { ...all.choice, kind: 'line' } }, fitting)).toBe('line');
    expect(chosenKind({ ...all, choice: { ...all.choice, kind: 'map' } }, fitting)).toBe('stacked');
  });
});
