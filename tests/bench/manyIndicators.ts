/** The sample's content with as many indicators as wanted, in every language: its own many times over. */
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import type { SampleTranslation } from '@/content-types/registry';
import type { EditedContent } from '../real/rebuild/edits';

const indicators = sampleContent.products.filter(({ shared }) => shared.produkt === 'Indikator');

/** The first copy keeps its number; the others get one that no other has. */
function numberOf(number: number, copy: number): number {
  return number + copy * 100_000;
}

function copiedTranslation(own: SampleTranslation, copies: readonly number[]): SampleTranslation {
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

/** At least as many indicators as `wanted`; the first one has this explanation, if one is given. */
export function manyIndicators(wanted: number, explanation?: string): EditedContent {
  const copies = Array.from({ length: Math.ceil(wanted / indicators.length) }, (_, copy) => copy);
  const products = indicators.flatMap((entry) =>
    copies.map((copy) => ({
      ...entry,
      shared: { ...entry.shared, stata_id: numberOf(entry.shared.stata_id, copy) },
      text: { ...entry.text, title: `${entry.text.title} ${copy}` },
    })),
  );
  const others = sampleContent.products.filter((entry) => !indicators.includes(entry));
  const [first, ...rest] = products;
  const edited =
    first === undefined
      ? []
      : [explanation === undefined ? first : { ...first, text: { ...first.text, erlaeuterungen: explanation } }];
  return {
    content: { ...sampleContent, products: [...others, ...edited, ...rest] },
    translations: Object.fromEntries(
      Object.entries(sampleTranslations).map(([locale, own]) => [locale, copiedTranslation(own, copies)]),
    ),
  };
}
