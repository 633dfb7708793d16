import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';

/** Puts a part of a page where it belongs: into a document in the page's language, below its title. */
export function renderInPage(part: ReactNode, locale: Locale = 'de'): HTMLElement {
  document.documentElement.lang = languageTag[locale];
  document.title = 'Seite';
  return render(
    <main>
      <h1>Seite</h1>
      {part}
    </main>,
  ).container;
}

/** Puts a whole page, with its own title, into a document in its language. */
export function renderWholePage(page: ReactNode, locale: Locale = 'de'): HTMLElement {
  document.documentElement.lang = languageTag[locale];
  document.title = 'Seite';
  return render(<main>{page}</main>).container;
}
