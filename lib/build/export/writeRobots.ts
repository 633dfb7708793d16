import { join } from 'node:path';
import { writeTextFile } from '@/lib/shared/files';

/** Writes `robots.txt`: allows everything but the data that repeats the pages, and names the sitemap. */
export async function writeRobots(exportDir: string, siteUrl: string): Promise<void> {
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
}
