/**
 * What a later step would fail on: rendering a page, finishing it, writing the rules for web servers. Refused with the
 * content, so that one entry waits and not the whole site.
 */
import type { ContentType } from '@/content-types/contentType';
import { isHost } from '@/lib/shared/host';
import type { Reporter } from './findings';
import { framedAddresses } from './framedAddresses';
import { visitTexts } from './visit';

type Values = Readonly<Record<string, unknown>>;

/** Not in XML, of which drawings and the sitemap are made, and nothing that anybody could read. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** Half of a character has no place in an address, a file or a drawing. */
export function textsAreWhole(_type: ContentType, values: Values, report: Reporter): void {
  visitTexts(values, '', (text, path) => {
    if (/\p{Cs}/u.test(text)) report.error(path, { code: 'half-character' });
    else if (controlCharacter.test(text)) report.error(path, { code: 'control-character' });
  });
}

/** The policy of the site names each host; an address of version 6, which it cannot name, would stay empty. */
export function framesCanBeNamed(type: ContentType, values: Values, report: Reporter): void {
  for (const [path, address] of framedAddresses(type, values)) {
    if (!/^\s*https?:/i.test(address) || !URL.canParse(address)) continue;
    const { host } = new URL(address);
    if (!isHost(host)) report.error(path, { code: 'frame-host', values: { host } });
  }
}
