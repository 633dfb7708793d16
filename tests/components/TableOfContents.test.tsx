import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Blocks } from '@/components/blocks/Blocks';
import { TableOfContents } from '@/components/page/TableOfContents/TableOfContents';
import type { BlockInput } from '@/content-types/blocks/blockTypes';
import type { Locale } from '@/content-types/locales';
import { renderInPage } from '../support/renderPage';
import { contextIn, readBlocks } from '../support/site';
import { textsOf } from '../support/textsOf';

/** A page of these boxes; the links of its table of contents. */
function placesOf(content: readonly BlockInput[], locale: Locale = 'de'): readonly HTMLElement[] {
  const { blocks } = readBlocks(content);
  const context = contextIn(locale);
  renderInPage(
    <>
      <TableOfContents blocks={blocks} context={context} />
      <Blocks blocks={blocks} context={context} />
    </>,
    locale,
  );
  return within(screen.getByRole('navigation')).getAllByRole('link');
}

const texts: readonly BlockInput[] = [
  { kind: 'text', heading: 'Anfang', body: 'Text.' },
  { kind: 'text', heading: 'Ende', body: 'Text.' },
];

it('leads to boxes that are there, not to those whose articles the page shows already', () => {
  const links = placesOf([
    ...texts,
    { kind: 'teaser-box', title: 'Neustes' },
    { kind: 'teaser-box', title: 'Noch einmal dasselbe', theme: 'bevoelkerung' },
    { kind: 'glossary', title: 'Begriffe' },
  ]);
  expect(textsOf(links)).toEqual(['Anfang', 'Ende', 'Neustes', 'Begriffe']);
  for (const link of links) {
    const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(place).toHaveTextContent(link.textContent);
  }
  expect(screen.queryByText('Noch einmal dasselbe')).not.toBeInTheDocument();
});

it('leads to the same boxes when the one with nothing to show comes first', () => {
  const links = placesOf([
    { kind: 'teaser-box', title: 'Eines', theme: 'bevoelkerung' },
    { kind: 'teaser-box', title: 'Alle' },
    { kind: 'teaser-box', title: 'Keines' },
    ...texts,
  ]);
  expect(textsOf(links)).toEqual(['Eines', 'Alle', 'Anfang', 'Ende']);
});
