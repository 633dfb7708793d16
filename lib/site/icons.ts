/**
 * The drawings of all icons, and the file they are sent in. Pages refer to it by an address that changes with the
 * drawings, so browsers keep it for a year and load it once for the whole site.
 */

/** Strokes on a grid of 24, two wide. */
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
  bluesky:
    'M12 11C10.5 8 7.5 5 5 5c-1.5 0-2 1-2 3 0 4 1.5 5 4.5 5-2 .3-3.5 1.5-2.5 3.5 2.5 4 6 1 7-3 1 4 4.5 7 7 3 1-2-.5-3.2-2.5-3.5 3 0 4.5-1 4.5-5 0-2-.5-3-2-3-2.5 0-5.5 3-7 6Z',
  facebook: 'M14 21v-9M10 13h7M14 12V8.5A2.5 2.5 0 0 1 16.5 6H18M4 3h16v18H4Z',
  instagram: 'M4 4h16v16H4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 7v.5',
  linkedin: 'M5 10v9M5 5v.5M10 19v-9M10 14a4 4 0 0 1 8 0v5',
  mastodon: 'M6 16V9a3 3 0 0 1 6 0v4M12 9a3 3 0 0 1 6 0v7',
  youtube: 'M4 7h16v10H4zM10.5 9.5v5l4-2.5z',
} as const;

export type IconName = keyof typeof drawings;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

export const iconNames: readonly IconName[] = Object.keys(drawings).filter(isIconName);

function symbol([name, path]: readonly [string, string]): string {
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
}

/** The file with all drawings. */
export const iconSprite = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings).map(symbol).join('')}</svg>\n`;

/** FNV-1a: short, and the same in every environment; islands draw icons in the browser. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** The name of the file below `/assets/`. */
export const iconFile = `icons-${fingerprint(iconSprite)}.svg`;

/** What an icon's `<use>` refers to. */
export function iconAddress(name: IconName): string {
  return `/assets/${iconFile}#${name}`;
}
