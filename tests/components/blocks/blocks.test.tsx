import { describe, expect, it } from 'vitest';
import { Blocks } from '@/components/blocks/Blocks';
import { blockExamples } from '@/content-types/blocks/blockExamples';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import { locales } from '@/content-types/locales';
import { accessibilityViolations } from '../../support/accessibility';
import { allFaults } from '../../support/pageFaults';
import { renderInPage } from '../../support/renderPage';
import { contextIn, readBlocks } from '../../support/site';

const examples = blockTypes.flatMap(({ kind }) =>
  blockExamples[kind].map((example, index) => ({ kind, number: index + 1, example })),
);

describe.each(examples)('the content box $kind, example $number', ({ kind, example }) => {
  const { blocks, problems } = readBlocks([example]);

  it('is valid; editors are at most warned of it', () => {
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(blocks).toMatchObject([{ kind }]);
  });

  it.each(locales)('keeps the rules of a page (%s)', (locale) => {
    const page = renderInPage(<Blocks blocks={blocks} context={contextIn(locale)} />, locale);
    expect(allFaults(page, locale)).toEqual([]);
  });
});

describe('a page with every example of every content box', () => {
  const { blocks } = readBlocks(examples.map(({ example }) => example));

  // The markup differs if a text replaces a missing translation, not from language to language.
  it.each(['de', 'fr'] as const)('has no accessibility violation (%s)', async (locale) => {
    renderInPage(<Blocks blocks={blocks} context={contextIn(locale)} />, locale);
    expect(blocks).toHaveLength(examples.length);
    expect(await accessibilityViolations()).toEqual([]);
  });
});

it('a page with the same text twice has ids of their own for footnotes and terms', () => {
  const text = {
    kind: 'text' as const,
    heading: 'Leerstand',
    body: 'Eine Wohnung[^1] ist leer.\n\n[^1]: Am Stichtag.',
  };
  const { blocks } = readBlocks([text, text]);
  const page = renderInPage(<Blocks blocks={blocks} context={contextIn('de')} />);
  expect(page.querySelectorAll('[id$="fn-1"]')).toHaveLength(2);
  expect(allFaults(page, 'de')).toEqual([]);
});
