/** Checks that every picture exists. */
import { pathOnSite } from '@/lib/site/pageFiles';
import type { FinishedPage } from '../finishPages';
import type { ExportProblem } from '../problems';

/** Returns a problem for every picture of the site that has no file. `files` are relative to the export. */
export function checkPictures(
  pages: readonly FinishedPage[],
  siteUrl: string,
  files: ReadonlySet<string>,
): readonly ExportProblem[] {
  return pages.flatMap(({ path, facts }) =>
    [...new Set(facts.pictures)].flatMap((reference) => {
      const address = pathOnSite(reference, siteUrl);
      if (address === undefined || files.has(address.slice(1))) return [];
      return [{ page: path, message: `The picture «${reference}» has no file.` }];
    }),
  );
}
