/**
 * Refuses what a later step would fail on, such as rendering a page or writing the rules for web servers, so that one entry
 * waits instead of the whole site.
 */
import type { ContentType } from '@/content-types/contentType';
import { isHost } from '@/lib/shared/host';
import type { Reporter } from './findings';
import { framedAddresses } from './framedAddresses';
import { visitTexts } from './visit';

type Values = Readonly<Record<string, unknown>>;

/** Characters that are unreadable, and forbidden in XML, such as drawings and the sitemap. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** Refuses control characters and halves of surrogate pairs, which addresses, files and drawings cannot hold. */
export function textsAreWhole(_type: ContentType, values: Values, report: Reporter): void {
  visitTexts(values, '', (text, path) => {
    if (/\p{Cs}/u.test(text)) report.error(path, { code: 'half-character' });
    else if (controlCharacter.test(text)) report.error(path, { code: 'control-character' });
  });
}

/** Refuses hosts that the content security policy cannot name, such as IPv6 addresses: their frames would stay empty. */
export function framesCanBeNamed(type: ContentType, values: Values, report: Reporter): void {
  for (const [path, address] of framedAddresses(type, values)) {
    if (!/^\s*https?:/i.test(address) || !URL.canParse(address)) continue;
    const { host } = new URL(address);
    if (!isHost(host)) report.error(path, { code: 'frame-host', values: { host } });
  }
}
