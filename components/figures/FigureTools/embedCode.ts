/** The code that others copy into their page to show an indicator: `docs/embedding.md`. */
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

/** In px, until the frame reports its height, and without scripts. */
const firstHeight = 480;

/** Gives each frame the height that its page reports. Harmless if a page has it several times. */
function listener(): string {
  return `<script>
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${siteUrl()}' || data?.type !== '${heightMessage}') return;
  for (const frame of document.querySelectorAll('iframe')) if (frame.contentWindow === source) frame.height = data.height;
});
</script>`;
}

/** Returns the frame, and a script that makes it as high as its content. Neither loads code from elsewhere. */
export function embedCode({ title, meta }: Embedded, locale: Locale): string {
  const address = permanentAddress({ locale, path: entryPath('embed', meta.key) });
  const attributes = `src="${address}" title="${encodeEntities(title)}" width="100%" height="${firstHeight}"`;
  return `<iframe ${attributes} loading="lazy" style="border:0"></iframe>\n${listener()}`;
}
