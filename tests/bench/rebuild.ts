/**
 * `npm run bench:rebuild`: how long a build takes after one text of one indicator was changed, with 1000 indicators in
 * five languages (another number may be given). The content is the sample's, its indicators many times over.
 */
import path from 'node:path';
import type { TranslationLocale } from '@/content-types/locales';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { paths } from '@/lib/paths';
import type { Translations } from '@/lib/sample-cms/store';
import type { EditedContent } from '../rebuild/edits';
import { openWorkshop } from '../rebuild/workshop';

const wanted = Number(process.argv[2] ?? 1000);
const asOf = '2026-09-01T08:00:00Z';
const indicators = sampleContent.products.filter(({ shared }) => shared.produkt === 'Indikator');
const times = Math.ceil(wanted / indicators.length);

/** The first copy keeps its number; the others get one that no other has. */
function numberOf(number: number, copy: number): number {
  return number + copy * 100_000;
}

const copies = Array.from({ length: times }, (_, copy) => copy);

function copiedTranslation(locale: TranslationLocale): Translations[TranslationLocale] {
  const own = sampleTranslations[locale];
  const products = indicators.flatMap(({ shared, text }) =>
    copies.map((copy) => {
      const translated = own.products?.[String(shared.stata_id)] ?? text;
      return [
        String(numberOf(shared.stata_id, copy)),
        { ...translated, title: `${translated.title} ${copy}` },
      ] as const;
    }),
  );
  return { ...own, products: Object.fromEntries(products) };
}

function manyIndicators(explanation: string): EditedContent {
  const products = indicators.flatMap((entry) =>
    copies.map((copy) => ({
      ...entry,
      shared: { ...entry.shared, stata_id: numberOf(entry.shared.stata_id, copy) },
      text: { ...entry.text, title: `${entry.text.title} ${copy}` },
    })),
  );
  const others = sampleContent.products.filter((entry) => !indicators.includes(entry));
  const [first, ...rest] = products;
  const edited = first === undefined ? [] : [{ ...first, text: { ...first.text, erlaeuterungen: explanation } }];
  return {
    content: { ...sampleContent, products: [...others, ...edited, ...rest] },
    translations: {
      ls: copiedTranslation('ls'),
      fr: copiedTranslation('fr'),
      it: copiedTranslation('it'),
      en: copiedTranslation('en'),
    },
  };
}

const workshop = await openWorkshop(path.join(paths.cache, 'rebuild-bench'), 'content-types/sample/media');

async function measure(what: string, explanation: string): Promise<void> {
  await workshop.edit(manyIndicators(explanation));
  const start = performance.now();
  const log = await workshop.build(asOf);
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  for (const line of log.split('\n')) if (/ in [\d.]+ s$|^Build /.test(line)) console.log(`  ${line}`);
}

try {
  await measure('The first build', 'Vorher.');
  // Pictures for other sites that the first one had no time for.
  await measure('A second one', 'Noch vorher.');
  await measure('After one changed text', 'Nachher.');
  await measure('After another', 'Danach.');
} finally {
  await workshop.close();
}
