/** The files of the typeface, which Next.js preloads on all pages but the global not-found page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ignoreMissing } from '@/lib/base/replaceFolders';

const manifestSchema = z.object({ app: z.record(z.string(), z.array(z.string())) });

/** Their addresses, as the code in this folder was compiled; none in development. Throws a ZodError if Next.js notes them otherwise. */
export async function typefaceFiles(compiled: string): Promise<readonly string[]> {
  const text = await readFile(path.join(compiled, 'server', 'next-font-manifest.json'), 'utf8').catch(ignoreMissing);
  if (text === undefined) return [];
  const { app } = manifestSchema.parse(JSON.parse(text));
  return [...new Set(Object.values(app).flat())].map((file) => `/_next/${file}`);
}
