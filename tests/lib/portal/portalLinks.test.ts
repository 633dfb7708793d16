import { expect, it } from 'vitest';
import { indicatorsOfTheme } from '@/lib/site/indicators';
import { filteredPortal } from '@/lib/portal/portalLinks';
import { contextIn } from '../../support/site';

const context = contextIn('de');

it('leads to the portal with one choice, and without scripts to the part of its list', () => {
  expect(filteredPortal({ facet: 'thema', key: 'wohnen', theme: 'wohnen' }, context)).toEqual({
    address: '/indikatorenportal?thema=wohnen',
    withoutScripts: '/indikatorenportal#wohnen',
  });
  expect(filteredPortal({ facet: 'unterthema', key: 'leerstand', theme: 'wohnen' }, context)).toEqual({
    address: '/indikatorenportal?unterthema=leerstand',
    withoutScripts: '/indikatorenportal#wohnen',
  });
});

it('leads from Leichte Sprache to all others if nothing of the theme is written in it', () => {
  const easy = contextIn('ls');
  const themes = easy.content.all('display-themes').map(({ url }) => url);
  const unwritten = themes.find((theme) =>
    indicatorsOfTheme(easy.content, theme).every(({ meta }) => meta.locale !== 'ls'),
  );
  const theme = unwritten ?? '';
  expect(theme).not.toBe('');
  expect(filteredPortal({ facet: 'thema', key: theme, theme }, easy).withoutScripts).toBe(
    '/indikatorenportal#liste-weitere',
  );
});
