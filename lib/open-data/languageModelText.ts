/** `llms.txt`: an overview of the site for language models, in German. */
import { defaultLocale } from '@/content-types/locales';
import { routes } from '@/content-types/routes';
import { siteUrl } from '@/lib/shared/config';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import { siteAreas } from '@/lib/site/siteAreas';
import type { Contents } from '@/lib/site/contents';
import { statesAddress } from './dataFiles';
import { publisher } from '@/lib/site/permanentAddress';
import { pageOf } from './datasets';

/** Brackets in editors' texts would end a link. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '');
}

export function languageModelText(contents: Contents): string {
  const { pages, labels, dataFile, dataNews } = messagesByLocale[defaultLocale];
  const link = (title: string, address: string, about?: string | null): string =>
    `- [${plain(title)}](${address})${about ? `: ${plain(about)}` : ''}`;
  const themes = contents(defaultLocale)
    .all('display-themes')
    .map(({ title, lead, meta }) => link(title, pageOf(meta), lead));
  const base = siteUrl();
  return [
    `# ${publisher(defaultLocale)}`,
    '',
    `> ${fill(dataFile.catalogue, { publisher: publisher(defaultLocale) })}`,
    '',
    `## ${dataFile.data}`,
    '',
    link(pages.indicatorPortal, `${base}${routes['indicator-portal']}`),
    ...(siteAreas(contents(defaultLocale)).length > 0
      ? [link(pages.areas, `${base}${routes['area-list']}`, pages.areasLead)]
      : []),
    link('index.json', `${base}/daten/index.json`, dataFile.index),
    link('index.csv', `${base}/daten/index.csv`, dataFile.index),
    link('staende.json', `${base}${statesAddress}`, dataNews.all),
    link('catalog.ttl', `${base}/catalog.ttl`, dataFile.dcat),
    '',
    `## ${labels.themes}`,
    '',
    ...themes,
    '',
  ].join('\n');
}
