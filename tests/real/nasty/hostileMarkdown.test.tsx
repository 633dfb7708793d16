import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { richText } from '@/content-types/fields';
import { markdownFault } from '@/content-types/markdownLimits';
import { Prose } from '@/components/text/Prose/Prose';
import { floodCharacters, hostileMarkdown } from '../../fixtures/nastyValues';
import { processorTimeOf } from '../../support/processorTime';
import { contextIn } from '../../support/site';

const longest = 50_000;
const megabyte = 1_000_000;

const hostile: readonly (readonly [string, string])[] = [
  ...hostileMarkdown.map(({ name, make }) => [name, String(make())] as const),
  ...floodCharacters.map((part) => [`${JSON.stringify(part)} again and again`, part.repeat(megabyte)] as const),
];

describe.each(hostile)('%s', (_, whole) => {
  it('is judged within a second', () => {
    expect(processorTimeOf(() => markdownFault(whole))).toBeLessThan(1000);
  });

  it.each(['de', 'ls'] as const)(
    'is refused, or shown within two seconds where a field has room for it (%s)',
    (locale) => {
      const part = whole.slice(0, longest);
      if (!richText('').schema.safeParse(part).success) return;
      const page = (): string =>
        renderToStaticMarkup(<Prose text={part} place="text" context={contextIn(locale)} level={2} />);
      expect(processorTimeOf(page)).toBeLessThan(2000);
    },
  );
});
