/** The markup of a page of each kind and language: valid, one main part, headings without gaps, names used once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { locales } from '../../content-types/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { pageFile } from '../../lib/site/pageFiles';
import { pagesInTurn } from '../support/site';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    // How React writes HTML; browsers read it the same way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Names of places come from headings, which may begin with a number.
    'valid-id': ['error', { relaxed: true }],
    // How long a title is, the editors decide; the name of the site comes behind it.
    'long-title': 'off',
    // Lists may have a name: https://www.w3.org/TR/wai-aria-1.2/#list
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Lists are narrowed with each choice, hits are found with each letter: there is nothing to send.
    'wcag/h32': 'off',
    // No native element is a list of options below a text field that the site can style and fill.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Tables whose rows are stacked in narrow windows are tables for nobody without their roles: their `display` takes them away.
    'no-redundant-role': 'off',
    // The film of the page that does not exist has no sound; it stands still if motion is not wanted.
    'no-autoplay': ['error', { exclude: ['video'] }],
  },
});

const errorPages = locales.flatMap((locale) =>
  ['404', '500'].map((name) => pageFile(localizedPath(locale, `/${name}`))),
);

function faultsOf(file: string): readonly string[] {
  const { results } = validator.validateStringSync(readFileSync(path.join('out', file), 'utf8'));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${file} ${ruleId}: ${message} (${selector ?? ''})`),
  );
}

for (const locale of locales) {
  test(`a page of each kind in ${locale} is valid HTML`, () => {
    // The error pages have a test of their own.
    const pages = pagesInTurn.filter((page) => page.locale === locale && page.kind !== 'not-found');
    const faults = pages.flatMap(({ address }) => faultsOf(pageFile(address)));
    expect(faults.slice(0, 10), `${faults.length} faults`).toEqual([]);
  });
}

test('the pages for errors are valid HTML in every language', () => {
  expect(errorPages.flatMap(faultsOf)).toEqual([]);
});

test('the check notices a skipped heading, a second main part and a name used twice', () => {
  const page = `<!DOCTYPE html><html lang="de"><head><title>Titel</title></head><body><main id="a"><h1>Eins</h1>
    <h3 id="a">Drei</h3></main><main><p>Zwei</p></main></body></html>`;
  const { results } = validator.validateStringSync(page);
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(['heading-level', 'no-dup-id', 'unique-landmark']));
});
