/** Which pages soft navigation can show: those of the site, in the language of the current one. */
import { ownAddress } from './ownAddress';

const languagePrefix = /^\/(?:ls|fr|it|en)(?=\/|$)/;

function languageOf(path: string): string {
  return languagePrefix.exec(path)?.[0] ?? '';
}

/** Files are for the browser itself, and so are addresses that the server corrects: `/themen/`. */
const fileOrFolder = /\.[a-z0-9]{2,5}$|.\/$/i;

export function isNearPage(target: URL, current: URL): boolean {
  const isOwn = ownAddress(target, current.href) !== null;
  return isOwn && languageOf(target.pathname) === languageOf(current.pathname) && !fileOrFolder.test(target.pathname);
}

/** Pages with an island belong to React, and only a full load gives them to it or takes them away. */
export function hasIsland(): boolean {
  return document.querySelector('[data-island]') !== null;
}
