/** The entries of the main menu that the site knows by key, in the order of their numbers. */
export const menuKeys = ['search', 'topics', 'interactive'] as const;

/** 0 search, 1 topics, 2 interactive. */
export type MenuKey = (typeof menuKeys)[number];

const pathOfKey: { readonly [Key in MenuKey]: string } = {
  search: '/suche',
  topics: '/themen',
  interactive: '/interaktiv',
};

/** The key of a menu entry by its target; null for entries that editors add. */
export function menuKeyOf(path: string): MenuKey | null {
  return menuKeys.find((key) => pathOfKey[key] === path) ?? null;
}
