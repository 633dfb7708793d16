/**
 * Whether texts in Leichte Sprache follow its rules: short sentences, long words with a hyphen or a middle dot. Each fault is
 * reported once per entry, with examples: a list of all sentences would be useless.
 */
import { contentType } from '@/content-types/registry';
import { describeValue } from '@/content-types/describeValue';
import { oneSentencePerLine } from '@/lib/i18n/format/sentences';
import { memoize } from '@/lib/shared/browser/memoize';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { visitFields } from '@/lib/content/textRules';
import type { CheckContext, CheckGroup, CheckFinding } from './checkTypes';
import { roundingCheck } from './roundingCheck';

/** In words of a sentence. */
const longest = 15;

/** In letters of a word without a hyphen: always too long; long enough to be checked for two parts; least length of a part. */
const tooLong = 18;
const shortestCompound = 10;
const shortestPart = 4;

const examples = 3;

interface Sentence {
  readonly text: string;
  readonly field: string;
}

/** Fields with names or addresses, which cannot be simplified. */
const names: ReadonlySet<string> = new Set(['name', 'credit', 'license', 'url', 'src', 'slug', 'ls_checked_by', 'key']);

/** The text without code, targets of links, rows of tables and markup. */
function readText(markdown: string): string {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/\]\([^)\n]*\)/g, ']')
    .replaceAll(/^[ \t]*\|.*$/gm, '')
    .replaceAll(/^[ \t]*(?:#{1,6}|[-*+]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/[*_~[\]]/g, '');
}

/** The sentences that visitors read of an entry. */
const sentencesOf = memoize(({ meta, values }: CheckedEntry): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  visitFields(contentType(meta.type).fields, values, '', ({ storage }, value, field, name) => {
    if (typeof value !== 'string' || names.has(name)) return;
    if (storage.type !== 'string' && storage.type !== 'text' && storage.type !== 'richtext') return;
    for (const line of oneSentencePerLine(readText(value)).split('\n'))
      if (line.trim() !== '') sentences.push({ text: line.trim(), field });
  });
  return sentences;
});

const word = /[\p{L}\p{N}][\p{L}\p{N}’'.,·-]*/gu;

export function isLong(sentence: string): boolean {
  return (sentence.match(word) ?? []).length > longest;
}

const unbroken = /(?<![\p{L}\p{N}·-])\p{L}{10,}(?![\p{L}\p{N}·-])/gu;

/** What may stand between two parts of a compound. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** They begin words of their own: `Unternehmen`, `Überblick`, `Gegenteil`. */
const prepositions: ReadonlySet<string> = new Set([
  'ausser',
  'durch',
  'gegen',
  'hinter',
  'nach',
  'neben',
  'ohne',
  'über',
  'unter',
  'zwischen',
]);

function isKnownHead(head: string, knowsWord: CheckContext['knowsWord']): boolean {
  if (prepositions.has(head)) return false;
  const stems = joints
    .filter((joint) => head.endsWith(joint))
    .map((joint) => head.slice(0, head.length - joint.length));
  // `Wohnviertel` begins with `wohnen`, `Mietpreis` with `Miete`.
  return [...stems, `${head}en`, `${head}e`].some((stem) => stem.length >= shortestPart && knowsWord(stem));
}

const alphabet = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
const countryNames = new Intl.DisplayNames('de-CH', { type: 'region', fallback: 'none' });

/** Names are not divided: «Deutschland», «Frankreichs». */
const countries: ReadonlySet<string> = new Set(
  alphabet
    .flatMap((first) => alphabet.map((second) => countryNames.of(first + second)))
    .flatMap((name) => (name === undefined ? [] : [name, `${name}s`])),
);

/** Whether a noun without hyphen is too long, or consists of two words that the site uses by themselves. */
export function isCompound(noun: string, knowsWord: CheckContext['knowsWord']): boolean {
  if (countries.has(noun)) return false;
  if (noun.length >= tooLong) return true;
  if (noun.length < shortestCompound || !/^\p{Lu}/u.test(noun)) return false;
  const small = noun.toLowerCase();
  for (let cut = shortestPart; cut <= small.length - shortestPart; cut += 1)
    if (knowsWord(small.slice(cut)) && isKnownHead(small.slice(0, cut), knowsWord)) return true;
  return false;
}

type Tell = (sentences: readonly Sentence[], field: string) => CheckFinding;

function inPlainLanguage(
  entry: CheckedEntry,
  isWrong: (sentence: string) => boolean,
  tell: Tell,
): readonly CheckFinding[] {
  if (entry.meta.locale !== 'ls') return [];
  const wrong = sentencesOf(entry).filter(({ text }) => isWrong(text));
  const [first] = wrong;
  return first === undefined ? [] : [tell(wrong, first.field)];
}

function firstOf(sentences: readonly Sentence[]): string {
  return describeValue(sentences[0]?.text ?? '');
}

function compounds(entry: CheckedEntry, { knowsWord }: CheckContext): readonly CheckFinding[] {
  const hard = (text: string): readonly string[] =>
    (text.match(unbroken) ?? []).filter((noun) => isCompound(noun, knowsWord));
  return inPlainLanguage(
    entry,
    (text) => hard(text).length > 0,
    (sentences, field) => {
      const found = [...new Set(sentences.flatMap(({ text }) => hard(text)))];
      const shown = found.slice(0, examples).map((one) => `«${one}»`);
      return { field, fault: { code: 'ls-compound', values: { count: found.length, found: shown.join(', ') } } };
    },
  );
}

export const plainLanguageChecks: CheckGroup = {
  title: 'Leichte Sprache',
  checks: [
    {
      code: 'ls-sentence-long',
      severity: 'warning',
      doc: `Ein Satz hat mehr als ${longest} Wörter.`,
      find: (entry) =>
        inPlainLanguage(entry, isLong, (sentences, field) => {
          const values = { count: sentences.length, max: longest, found: firstOf(sentences) };
          return { field, fault: { code: 'ls-sentence-long', values } };
        }),
    },
    {
      code: 'ls-compound',
      severity: 'warning',
      doc: `Ein langes Wort hat weder Bindestrich noch Mediopunkt: eines aus zwei Wörtern, die auf der Website auch allein stehen («Wohnviertel»), oder eines mit ${tooLong} Buchstaben oder mehr.`,
      find: compounds,
    },
    roundingCheck,
  ],
};
