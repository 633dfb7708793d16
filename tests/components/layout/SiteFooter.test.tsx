import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import type { Locale } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';
import { allFaults } from '../../support/pageFaults';
import { textsOf } from '../../support/textsOf';
import { contextIn } from '../../support/site';

function renderFooter(locale: Locale = 'de'): HTMLElement {
  document.documentElement.lang = languageTag[locale];
  return render(<SiteFooter context={contextIn(locale)} year="2026" />).container;
}

function linksBelow(heading: string): readonly HTMLElement[] {
  const list = screen.getByRole('heading', { name: heading }).nextElementSibling;
  return list instanceof HTMLElement ? within(list).getAllByRole('link') : [];
}

/** The drawing of the icon inside a link. */
function iconOf(link: HTMLElement | undefined): string | null | undefined {
  return link?.querySelector('svg use')?.getAttribute('href');
}

describe('the footer', () => {
  it('WCAG 2.1.4 has the switch of the key to the search, which waits for the code that knows the key', () => {
    renderFooter();
    const box = screen.getByLabelText('Taste / öffnet die Suche');
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
    expect(box).toHaveAttribute('data-slash-key');
  });

  it('B3.7 groups its links under the headings of the editors, and tells those to other websites apart', () => {
    renderFooter();
    const [internal, external] = linksBelow('Angebot [de]');
    expect(internal).toHaveAttribute('href', '/indikatorenportal');
    expect(iconOf(internal)).toBeTruthy();
    expect(iconOf(external)).toBeTruthy();
    expect(iconOf(internal)).not.toBe(iconOf(external));
    expect(internal).toHaveAccessibleName('Portal [de]');
    expect(external).toHaveAccessibleName(/^Datenportal \[de\]\s*\(fremde Website\)$/);
    expect(textsOf(linksBelow('Werkzeuge [de]'))).toEqual(['Anwendungen [de]']);
  });

  it('B3.7 opens social networks in a new tab, with their icons', () => {
    renderFooter();
    const link = screen.getByRole('link', { name: /^Mastodon\s*\(öffnet in neuem Fenster\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', 'https://social.example.org/@amt');
    expect(iconOf(link)).toBeTruthy();
  });

  it('B3.7 ends with the lowest links and the year of the build, which the browser corrects', () => {
    const footer = renderFooter();
    expect(screen.getByRole('link', { name: 'Impressum [de]' })).toHaveAttribute(
      'href',
      'https://www.example.org/impressum',
    );
    expect(screen.getByText(/^©/)).toHaveTextContent('© 2026 Statistisches Amt [de]');
    expect(footer.querySelector('[data-current-year]')).toHaveTextContent('2026');
  });

  it.each(['de', 'ls', 'fr', 'it', 'en'] as const)('B1.3 keeps the rules of a page (%s)', (locale) => {
    const footer = renderFooter(locale);
    expect(allFaults(footer, locale).filter((fault) => !fault.startsWith('jump'))).toEqual([]);
  });
});
