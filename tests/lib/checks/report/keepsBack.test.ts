import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepsBack, keepsOutOfPreview } from '@/lib/checks/report/keepsBack';
import { problemList } from '@/lib/checks/report/problemList';
import { linkEntries } from '@/lib/content/link';
import { HeldList } from '@/lib/publish/service/StatusLists';
import { isFaultCode, faultTexts } from '@/lib/faults/faultText';
import { checked, subTheme } from '../../content/records';

describe('what keeps an entry from appearing', () => {
  it('is any error, and nothing that is only a hint', () => {
    expect(keepsBack({ severity: 'error', code: 'html-in-text' })).toBe(true);
    expect(keepsBack({ severity: 'warning', code: 'html-in-text' })).toBe(false);
    expect(keepsBack({ severity: 'warning', code: 'later-than-bundle' })).toBe(false);
  });

  it('R8 is anything unclear about a bundle, but not in a preview', () => {
    const codes = Object.keys(faultTexts.de)
      .filter((code) => code.startsWith('bundle-'))
      .filter(isFaultCode);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !keepsBack({ severity: 'warning', code }))).toEqual([]);
    expect(codes.filter((code) => keepsOutOfPreview({ severity: 'warning', code }))).toEqual([]);
  });

  it('D4 is a missing entry that it needs: the report and the status page name it first', () => {
    const { entries, problems } = linkEntries(checked(subTheme('leerstand')));
    expect(entries).toEqual([]);
    expect(problems.some(keepsOutOfPreview)).toBe(true);
    expect(problemList({ problems, contactsOf: () => [] })).toContain('Diese Einträge erscheinen nicht so');
    const told = problems.map((one) => ({ ...one, values: {} }));
    const list = renderToStaticMarkup(HeldList({ problems: told, isEarlier: false, locale: 'de' }));
    expect(list).not.toContain('Alles, was veröffentlicht ist');
  });
});
