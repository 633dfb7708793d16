/** Glossaries for tests. */
import type { Locale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import type { Term } from '@/lib/site/glossary';
import { site } from '../../support/site';

const example = site.contents('de').all('glossars')[0];

interface Words {
  readonly synonyms?: readonly string[];
  readonly variants?: readonly string[];
  readonly abbreviations?: readonly string[];
  readonly language?: Locale;
}

/** A term with everything that a term has. */
export function makeTerm(
  term: string,
  { synonyms = [], variants = [], abbreviations = [], language = 'de' }: Words = {},
): Term {
  if (example === undefined) throw new Error('The tiny site has no terms.');
  const meta = { ...example.meta, key: term, locale: language };
  return {
    ...example,
    meta,
    slug: term,
    term,
    synonyms: [...synonyms],
    variants: [...variants],
    abbreviations: [...abbreviations],
  };
}

/** Content whose glossary holds these terms. */
export function contentWithTerms(terms: readonly Term[], locale: Locale = 'de'): Content {
  const content = site.contents(locale);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- asked for terms alone
  const all = (() => terms) as Content['all'];
  const own: Content = {
    ...content,
    all,
    find: (_type, key) => all(_type).find(({ meta }) => meta.key === key),
    view: (view, name) => view.valuesIn(own).get(name),
  };
  return own;
}
