/** What others copy into their page to show an indicator: `docs/embedding.md`. */
import type { EntryMeta } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { entryPath } from '@/content-types/routes';
import { siteUrl } from '@/lib/shared/config';
import { encodeEntities } from '@/lib/shared/browser/entities';
import { heightMessage } from '@/lib/client/embeddedPage';
import { permanentAddress } from '@/lib/site/permanentAddress';

interface Embedded {
  readonly title: string;
  readonly meta: Pick<EntryMeta, 'key'>;
}

/** In px, until the frame has told its height, and without scripts. */
const firstHeight = 480;

/** Each frame gets the height that its page tells. Several of these listeners on a page do no harm. */
function listener(): string {
  return `<script>
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${siteUrl()}' || data?.type !== '${heightMessage}') return;
  for (const frame of document.querySelectorAll('iframe')) if (frame.contentWindow === source) frame.height = data.height;
});
</script>`;
}

/** The frame, and the lines that make it as high as its content. Nothing of it is loaded from elsewhere. */
export function embedCode({ title, meta }: Embedded, locale: Locale): string {
  const address = permanentAddress({ locale, path: entryPath('embed', meta.key) });
  const attributes = `src="${address}" title="${encodeEntities(title)}" width="100%" height="${firstHeight}"`;
  return `<iframe ${attributes} loading="lazy" style="border:0"></iframe>\n${listener()}`;
}
