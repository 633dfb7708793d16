import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blocksPublication, blocksPreview } from '@/lib/checks/report/blocksPublication';
import { problemList } from '@/lib/checks/report/problemList';
import { linkEntries } from '@/lib/content/linkEntries';
import { HeldList } from '@/lib/publish/service/StatusLists';
import { isFaultCode, faultTexts } from '@/lib/faults/faultText';
import { checked, subTheme } from '../../content/records';

describe('what keeps an entry from appearing', () => {
  it('is any error, and nothing that is only a hint', () => {
    expect(blocksPublication({ severity: 'error', code: 'html-in-text' })).toBe(true);
    expect(blocksPublication({ severity: 'warning', code: 'html-in-text' })).toBe(false);
    expect(blocksPublication({ severity: 'warning', code: 'later-than-bundle' })).toBe(false);
  });

  it('R8 is anything unclear about a bundle, but not in a preview', () => {
    const codes = Object.keys(faultTexts.de)
      .filter((code) => code.startsWith('bundle-'))
      .filter(isFaultCode);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !blocksPublication({ severity: 'warning', code }))).toEqual([]);
    expect(codes.filter((code) => blocksPreview({ severity: 'warning', code }))).toEqual([]);
  });

  it('D4 is a missing entry that it needs: the report and the status page name it first', () => {
    const { entries, problems } = linkEntries(checked(subTheme('leerstand')));
    expect(entries).toEqual([]);
    expect(problems.some(blocksPreview)).toBe(true);
    expect(problemList({ problems, contactsOf: () => [] })).toContain('Diese Einträge erscheinen nicht so');
    const told = problems.map((one) => ({ ...one, values: {} }));
    const list = renderToStaticMarkup(HeldList({ problems: told, isEarlier: false, locale: 'de' }));
    expect(list).not.toContain('Alles, was veröffentlicht ist');
  });
});
