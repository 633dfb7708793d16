import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/shared/files';
import { writeSecurityText } from '@/lib/build/export/writeSecurityText';
import { knownLanguages } from '@/lib/i18n/siteLanguages';
import { temporaryFolder } from './sampleExport';

const asOf = '2026-08-21T06:30:00.000Z';

async function written(contacts: readonly string[], siteUrl: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeSecurityText(folder, { contacts, siteUrl, asOf });
  return readFile(join(folder, '.well-known', 'security.txt'), 'utf8');
}

it('names the contacts, and ends half a year after the content', async () => {
  const contacts = ['mailto:sicherheit@statistik.example', 'https://statistik.example/kontakt'];
  expect(await written(contacts, 'https://statistik.example')).toBe(
    [
      'Contact: mailto:sicherheit@statistik.example',
      'Contact: https://statistik.example/kontakt',
      'Expires: 2027-02-17T06:30:00.000Z',
      `Preferred-Languages: ${knownLanguages().join(', ')}`,
      'Canonical: https://statistik.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names no address that could have been changed on the way', async () => {
  expect(await written(['mailto:a@b.example'], 'http://localhost:3000')).not.toContain('Canonical');
});

it('is absent if nobody is to be told', async () => {
  const folder = await temporaryFolder();
  await writeSecurityText(folder, { contacts: [], siteUrl: 'https://statistik.example', asOf });
  expect(listFiles(folder)).toEqual([]);
});
