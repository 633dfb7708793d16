import { join } from 'node:path';
import { writeTextFile } from '@/lib/shared/files';

/** Writes `robots.txt`: allows everything but the data that repeats the pages, and names the sitemap. Returns the name of the file. */
export async function writeRobots(exportDir: string, siteUrl: string): Promise<readonly string[]> {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /*_payload.json$',
    'Disallow: /builds/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ];
  await writeTextFile(join(exportDir, 'robots.txt'), lines.join('\n'));
  return ['robots.txt'];
}
