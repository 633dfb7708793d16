import { describe, expect, it } from 'vitest';
import { collectionTypes } from '@/content-types/registry';
import { contentRules } from '@/lib/content/rules';
import { indicatorCsv } from '@/lib/open-data/csv';
import { textWidth, wrapText } from '@/lib/drawing/browser/chartMetrics';
import { decodeEntities, encodeEntities } from '@/lib/shared/browser/entities';
import { readTags } from '@/lib/shared/html/tokenizer';
import { anchorOf, uniqueAnchors } from '@/lib/i18n/format/anchor';
import { fileKind } from '@/lib/i18n/format/file';
import { gapsBetweenSentences, oneSentencePerLine } from '@/lib/i18n/format/sentences';
import { linkTarget } from '@/lib/i18n/linkTarget';
import { spellings } from '@/lib/search-index/documentSpellings';
import { plainText } from '@/lib/search-index/documentText';
import { excerptOf } from '@/lib/search/excerpt';
import { unmatchedWords } from '@/lib/search/didYouMean';
import { placeIn } from '@/lib/search/ranking/placeIn';
import { foldedWords, wordsOf } from '@/lib/shared/browser/spelling';
import { termFinder } from '@/lib/site/glossary';
import { readingMinutes } from '@/lib/site/readingTime';
import { createTextSearch } from '@/lib/shared/textSearch';
import { floodCharacters } from '../../fixtures/nastyValues';
import { processorTimeOf } from '../../support/processorTime';
import { indicatorEntry } from '../../lib/charts/indicators';
import { contentWithTerms, makeTerm } from '../../lib/site/terms';

const indicator = indicatorEntry();

const noNames = { title: '', subtitle: null, keywords: [], subjects: [], indicatorSets: [] };

const silent = { error: () => undefined, warning: () => undefined };

/** As many terms as nobody writes, all of which begin alike. */
const manyTerms = Array.from({ length: 20_000 }, (_, index) => makeTerm(`[[[ ss Begriff ${index}`));

const findTerms = termFinder(contentWithTerms(manyTerms), 'de');

/** Every function that gets texts of editors, or pages made of them, as they come. */
const functions: Readonly<Record<string, (text: string) => unknown>> = {
  anchorOf,
  uniqueAnchors: (text) => uniqueAnchors(text.match(/.{1,20}/gsu) ?? []),
  gapsBetweenSentences,
  onePerLine: oneSentencePerLine,
  fileKind,
  plainText,
  readingMinutes: (text) => readingMinutes(text, []),
  wordsOf,
  spellingsOf: foldedWords,
  placeIn: (text) => placeIn(text, 'leerwohnung'),
  wordsNotIn: (text) => unmatchedWords([text], ['leerwohnung', 'ss', '1']),
  excerptOf: (text) => excerptOf(text, [{ start: text.length - 2, end: text.length }]),
  textSearch: (text) => createTextSearch(['Die Leerwohnungsziffer steigt', 'ss'])(text),
  'textSearch for a flood': (text) => createTextSearch([text.slice(0, 1000), text])(text),
  wrapText: (text) => wrapText(text, 200),
  textWidth,
  decodeEntities,
  encodeEntities,
  readTags,
  'readTags within a script': (text) => readTags(`<script>${text}</script>`),
  'readTags within attributes': (text) => readTags(`<a title="${text}" ${text}>`),
  linkTarget: (text) => linkTarget(text, 'de'),
  indicatorCsv: (text) => indicatorCsv({ ...indicator, data_rows: [[text, text]] }),
  contentRules: (text) => {
    for (const rule of contentRules) rule(collectionTypes.articles, { title: text, lead: text }, silent);
  },
  spellings: (text) => spellings({ ...noNames, title: text }),
  termFinder: (text) => findTerms(text),
  'addresses in the schema': (text) =>
    collectionTypes.articles.schema.safeParse({ slug: text, redirects_from: [`/${text}`] }),
};

const length = 100_000;

/** A linear function needs less than a quarter of a second on a slow machine, a quadratic one minutes. */
const maxSeconds = 1;

describe.each(Object.entries(functions))('%s', (_, use) => {
  it.each(floodCharacters)('reads a flood of %j within seconds', (part) => {
    const text = part.repeat(Math.ceil(length / part.length));
    expect(processorTimeOf(() => use(text))).toBeLessThan(maxSeconds * 1000);
  });
});
