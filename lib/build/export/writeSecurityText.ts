/** `/.well-known/security.txt` (RFC 9116): contacts for reporting vulnerabilities. */
import { join } from 'node:path';
import { writeTextFile } from '@/lib/shared/files';
import { knownLanguages } from '@/lib/i18n/siteLanguages';

const day = 24 * 60 * 60 * 1000;

/** In milliseconds. The standard advises less than a year; if a site is not built for so long, its contacts may be out of date. */
const validity = 180 * day;

export interface SecurityText {
  /** Addresses (`mailto:`, `https:`, `tel:`) in order of preference. If empty, no file is written. */
  readonly contacts: readonly string[];
  readonly siteUrl: string;
  /** Instant of the content in ISO 8601, so that the same content gives the same bytes. */
  readonly asOf: string;
}

/** Returns the name of the file, if there are contacts. */
export async function writeSecurityText(
  exportDir: string,
  { contacts, siteUrl, asOf }: SecurityText,
): Promise<readonly string[]> {
  if (contacts.length === 0) return [];
  const file = '.well-known/security.txt';
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(Date.parse(asOf) + validity).toISOString()}`,
    `Preferred-Languages: ${knownLanguages().join(', ')}`,
    // The standard requires HTTPS here.
    ...(siteUrl.startsWith('https://') ? [`Canonical: ${siteUrl}/${file}`] : []),
  ];
  await writeTextFile(join(exportDir, file), `${lines.join('\n')}\n`);
  return [file];
}
