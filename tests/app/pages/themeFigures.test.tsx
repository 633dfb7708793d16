import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagesByLocale } from '@/lib/i18n/messages';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { showPageIn } from '../../support/showPage';
import { loadSite, tinyMedia } from '../../support/site';

const first = { label: 'Menschen im Kanton [de]', indicator: '200' };

const { contents } = loadSite({
  content: {
    ...tinySite,
    'theme-page': tinySite['theme-page'].map((page) => ({ ...page, text: { ...page.text, first_statistic: first } })),
  },
  translations: tinySiteTranslations,
  media: tinyMedia,
});

function show(path: string): void {
  const messages = messagesByLocale.de;
  const context = { locale: 'de', language: 'de', path, content: contents('de'), messages } as const;
  showPageIn(context);
}

describe('the key figures of a theme', () => {
  it('are those that its editors name', () => {
    show('/thema/wohnen');
    expect(screen.getAllByRole('link', { name: 'Leerstand [de]' })[0]).toBeVisible();
    expect(screen.queryByText(first.label)).not.toBeInTheDocument();
  });

  it('are else the one of all themes', () => {
    show('/thema/bevoelkerung');
    expect(screen.getByRole('link', { name: first.label })).toHaveAttribute('href', '/indikatorenportal/200');
    expect(screen.getByText('210’821')).toBeVisible();
  });
});
