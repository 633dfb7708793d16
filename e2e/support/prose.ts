import { paths } from '@/lib/base/paths';
import { readShortNames } from '@/lib/next/shortenClassNames';

/** The selector of what editors write as text, whose class has a short name in the built site. */
export async function proseSelector(): Promise<string> {
  const names = [...(await readShortNames(paths.compiled))].filter(([name]) => name.endsWith('_prose'));
  return names.map(([, short]) => `.${short}`).join();
}
