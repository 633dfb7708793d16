/**
 * `npm run bench:rebuild`: how long it takes from the call of the CMS until visitors see it, after one text of one
 * indicator was changed, with 1000 indicators in five languages (another number may be given). The content is the
 * sample's, its indicators many times over; the service does not wait for further changes.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TranslationLocale } from '@/content-types/locales';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { paths } from '@/lib/base/paths';
import { currentRelease } from '@/lib/publish/release/releaseFolder';
import type { Translations } from '@/lib/read/sample-cms/store';
import { startServiceProcess } from '../real/release/serviceProcess';
import type { ServiceProcess } from '../real/release/serviceProcess';
import type { EditedContent } from '../real/rebuild/edits';
import { openWorkshop } from '../support/workshop';

const wanted = Number(process.argv[2] ?? 1000);
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
const releaseDir = path.join(workshop.folder, 'published');
const anHourMs = 60 * 60_000;
const restMs = 40_000;

/** The lines in which a command says how long something took. */
function timings(said: string): readonly string[] {
  const lines = said.split(/[\n\r]/).filter((line) => / in [\d.]+ s$|^Build |^Visitors see/.test(line));
  return lines.map((line) => `  ${line}`);
}

/** Resolves when visitors see another release than before. */
async function untilShown(service: ServiceProcess, before: string | null): Promise<void> {
  const end = performance.now() + anHourMs;
  while (performance.now() < end) {
    if ((await currentRelease(releaseDir)) !== before) return;
    const { lastError } = await service.status();
    if (lastError !== null) throw new Error(lastError.message);
    await sleep(100);
  }
  throw new Error(`After an hour nothing is published. The service says: ${service.said()}`);
}

async function measure(service: ServiceProcess, what: string, explanation: string): Promise<void> {
  await workshop.edit(manyIndicators(explanation));
  const before = service.said().length;
  const shown = await currentRelease(releaseDir);
  const start = performance.now();
  await service.tell();
  await untilShown(service, shown);
  console.log(`${what}: visitors see it after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  for (const line of timings(service.said().slice(before))) console.log(line);
  // What nobody waits for does not fall into the next measurement.
  await sleep(restMs);
}

const explanations = ['Nachher.', 'Danach.', 'Noch einmal.'];

try {
  await workshop.edit(manyIndicators('Vorher.'));
  const environment = { ...workshop.environment(), RELEASE_DIR: releaseDir, RELEASE_DEBOUNCE_MS: '0' };
  const service = await startServiceProcess(workshop.folder, environment, [
    '--import',
    'tsx',
    'lib/commands/releaseServe.ts',
  ]);
  await measure(service, 'The first build', 'Vorher.');
  for (const explanation of explanations) await measure(service, 'After one changed text', explanation);
  await service.kill('SIGTERM');
} finally {
  await workshop.close();
}
