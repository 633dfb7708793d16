/** Which pages soft navigation can show: those of this site in the current language. */
import { ownAddress } from '@/lib/shared/browser/ownAddress';

function languageOf({ pathname }: URL, languages: readonly string[]): string | undefined {
  return languages.find((language) => pathname.split('/')[1] === language);
}

/** Files, and addresses that the server corrects (`/themen/`), are left to the browser. */
const fileOrFolder = /\.[a-z0-9]{2,6}$|.\/$/i;

/** Whether soft navigation can show the target. `languages`: the prefixes of addresses. */
export function isSoftNavigable(target: URL, current: URL, languages: readonly string[]): boolean {
  const isSameLanguage = languageOf(target, languages) === languageOf(current, languages);
  return isSameLanguage && ownAddress(target, current.href) !== null && !fileOrFolder.test(target.pathname);
}
