import { join } from 'node:path';
import { writeTextFile } from '@/lib/shared/files';

/** `robots.txt`: everything may be read but the data that repeats the pages. Names the sitemap. */
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
