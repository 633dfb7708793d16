/** Which pages soft navigation can show: those of the site, in the language of the current one. */
import { ownAddress } from '@/lib/shared/browser/ownAddress';

function languageOf({ pathname }: URL, languages: readonly string[]): string | undefined {
  return languages.find((language) => pathname.split('/')[1] === language);
}

/** Files are for the browser itself, and so are addresses that the server corrects: `/themen/`. */
const fileOrFolder = /\.[a-z0-9]{2,6}$|.\/$/i;

/** `languages`: those that addresses begin with. */
export function isSoftNavigable(target: URL, current: URL, languages: readonly string[]): boolean {
  const isSameLanguage = languageOf(target, languages) === languageOf(current, languages);
  return isSameLanguage && ownAddress(target, current.href) !== null && !fileOrFolder.test(target.pathname);
}
