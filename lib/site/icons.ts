/**
 * The drawings of all icons, and the sprite file with them. Its address changes with the drawings, so browsers cache it
 * for a year and load it once for the whole site.
 */

import type { ChosenIcon } from '@/content-types/icons';

/** Strokes of width 2 on a grid of 24. */
const drawings = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'm5 9 7 7 7-7',
  external: 'M7 17 17 7M9 7h8v8',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'm5 5 14 14M19 5 5 19',
  check: 'm4 12.5 5 5L20 6.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7v.5',
  warning: 'M12 3.5 2.5 20h19ZM12 10v4.5M12 17v.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  mail: 'M3 6h18v12H3ZM3 7l9 6.5L21 7',
  phone: 'M6 3.5h3l1.5 5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 5 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4 5.5a2 2 0 0 1 2-2Z',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  link: 'M10 14l4-4M8 12l-2 2a3.5 3.5 0 0 0 5 5l2-2M16 12l2-2a3.5 3.5 0 0 0-5-5l-2 2',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h.5M3 12h.5M3 18h.5',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2ZM12 6v14',
  chart: 'M4 4v16h17M8.5 16v-4M13 16V7M17.5 16v-6',
  map: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6M18 14a6.5 6.5 0 0 1 3.5 6',
  building: 'M5 20V4h9v16M14 9h5v11M3 20h18M8.5 8h2M8.5 12h2M8.5 16h2',
  price: 'M3 12V4h8l10 10-7.5 7.5ZM7.5 8v.5',
  environment: 'M5 20c0-9 5-15 15-15 0 10-5 13-11 13M5 20c1.5-5 4.5-8 9-10',
  bluesky:
    'M12 11C10.5 8 7.5 5 5 5c-1.5 0-2 1-2 3 0 4 1.5 5 4.5 5-2 .3-3.5 1.5-2.5 3.5 2.5 4 6 1 7-3 1 4 4.5 7 7 3 1-2-.5-3.2-2.5-3.5 3 0 4.5-1 4.5-5 0-2-.5-3-2-3-2.5 0-5.5 3-7 6Z',
  facebook: 'M14 21v-9M10 13h7M14 12V8.5A2.5 2.5 0 0 1 16.5 6H18M4 3h16v18H4Z',
  instagram: 'M4 4h16v16H4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 7v.5',
  linkedin: 'M5 10v9M5 5v.5M10 19v-9M10 14a4 4 0 0 1 8 0v5',
  mastodon: 'M6 16V9a3 3 0 0 1 6 0v4M12 9a3 3 0 0 1 6 0v7',
  youtube: 'M4 7h16v10H4zM10.5 9.5v5l4-2.5z',
} as const satisfies Readonly<Record<ChosenIcon, string>> & Readonly<Record<string, string>>;

export type IconName = keyof typeof drawings;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

export const iconNames: readonly IconName[] = Object.keys(drawings).filter(isIconName);

/** Returns the strokes of an icon as an SVG path. */
export function drawingOf(name: IconName): string {
  return drawings[name];
}

function symbol([name, path]: readonly [string, string]): string {
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
}

/** Content of the sprite file. */
export const iconSprite = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings).map(symbol).join('')}</svg>\n`;

/** FNV-1a: short, and available in the browser, where islands draw icons. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** Name of the file under `/assets/`. */
export const iconFile = `icons-${fingerprint(iconSprite)}.svg`;

/** Returns the address for an icon's `<use>`. */
export function iconAddress(name: IconName): string {
  return `/assets/${iconFile}#${name}`;
}
