/**
 * The colours of `app/_styles/_tokens.scss`, for what is drawn without a style sheet (browser bars, share images), so
 * that a rebranded token file applies there, too.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** Colours as `#rrggbb`, by token name without the leading dashes: `paper`, `on-accent`. */
export type Colours = ReadonlyMap<string, string>;

const tokenFile = path.join(paths.styles, '_tokens.scss');

/** The first declaration of each token: later ones override it for print, contrast and forced colours. */
function declarations(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)];
  return new Map(found.reverse().map(([, name = '', value = '']) => [name, value.trim()]));
}

function sixDigits(hex: string): string {
  const digits = hex.toLowerCase();
  return digits.length === '#rgb'.length ? digits.replace(/[\da-f]/g, '$&$&') : digits;
}

/** The colour of a value in a scheme; undefined if it is not a colour. */
function colourOf(value: string, scheme: Scheme, declared: ReadonlyMap<string, string>): string | undefined {
  const both = /^light-dark\(\s*(#\w+)\s*,\s*(#\w+)\s*\)$/.exec(value);
  if (both) return sixDigits((scheme === 'light' ? both[1] : both[2]) ?? '');
  if (/^#[\da-f]{3}([\da-f]{3})?$/i.test(value)) return sixDigits(value);
  const other = declared.get(/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? '');
  return other === undefined ? undefined : colourOf(other, scheme, declared);
}

/** Returns all colours of a token file in a scheme. */
export function coloursIn(source: string, scheme: Scheme): Colours {
  const declared = declarations(source);
  return new Map(
    [...declared].flatMap(([name, value]) => {
      const colour = colourOf(value, scheme, declared);
      return colour === undefined ? [] : [[name, colour] as const];
    }),
  );
}

const read = new Map<Scheme, Colours>();

/** The colours of the site, read once. Throws an error if the token file cannot be read. */
function siteColours(scheme: Scheme): Colours {
  const colours = read.get(scheme) ?? coloursIn(readFileSync(tokenFile, 'utf8'), scheme);
  read.set(scheme, colours);
  return colours;
}

/** Returns a colour of the site. Throws SiteError if the token file does not have it. */
export function siteColour(name: string, scheme: Scheme): string {
  const colour = siteColours(scheme).get(name);
  if (colour === undefined) {
    throw new SiteError(`${tokenFile} has no colour «--${name}». Write it as #hex or light-dark(#hex, #hex).`);
  }
  return colour;
}
