/** `/.well-known/security.txt` (RFC 9116): whom to tell of a vulnerability. */
import { join } from 'node:path';
import { writeTextFile } from '@/lib/shared/files';
import { knownLanguages } from '@/lib/i18n/siteLanguages';

const day = 24 * 60 * 60 * 1000;

/** The standard advises less than a year. A site that has not been built for so long should not promise that somebody listens. */
const validity = 180 * day;

export interface SecurityText {
  /** Addresses (`mailto:`, `https:`, `tel:`) in the order in which they are to be tried; without any nothing is written. */
  readonly contacts: readonly string[];
  readonly siteUrl: string;
  /** Instant of the content in ISO 8601: the same content gives the same bytes. */
  readonly asOf: string;
}

export async function writeSecurityText(exportDir: string, { contacts, siteUrl, asOf }: SecurityText): Promise<void> {
  if (contacts.length === 0) return;
  const file = '.well-known/security.txt';
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(Date.parse(asOf) + validity).toISOString()}`,
    `Preferred-Languages: ${knownLanguages().join(', ')}`,
    // The standard allows only addresses that cannot have been tampered with.
    ...(siteUrl.startsWith('https://') ? [`Canonical: ${siteUrl}/${file}`] : []),
  ];
  await writeTextFile(join(exportDir, file), `${lines.join('\n')}\n`);
}
