/** The design tokens as the style sheets declare them, and what can be said about their colours. */
import { contrast, isHexColour } from './contrast';

export interface Token {
  /** With its two dashes. */
  readonly name: string;
  readonly value: string;
}

export type Scheme = 'light' | 'dark';

/** A colour in front of another one, in one scheme. */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
}

const declaration = /^\s*(--[a-z][a-z0-9-]*):\s*([^;]+);/gm;

const rootBlock = /:root\s*\{([^}]*)\}/g;

/** The custom properties of all `:root` blocks in a style sheet; of the same name the first counts. */
export function tokensIn(styleSheet: string): readonly Token[] {
  const tokens = new Map<string, Token>();
  for (const [, block = ''] of styleSheet.matchAll(rootBlock)) {
    for (const [, name = '', value = ''] of block.matchAll(declaration)) {
      if (!tokens.has(name)) tokens.set(name, { name, value: value.replace(/\s+/g, ' ').trim() });
    }
  }
  return [...tokens.values()];
}

/** The value of a token in a scheme as a hexadecimal colour; null for everything that is none. */
export function colourOf(value: string, scheme: Scheme, tokens: readonly Token[]): string | null {
  const [, reference] = /^var\((--[a-z0-9-]+)\)$/.exec(value) ?? [];
  if (reference !== undefined) {
    const target = tokens.find(({ name }) => name === reference);
    return target === undefined ? null : colourOf(target.value, scheme, tokens);
  }
  const [, light = '', dark = ''] = /^light-dark\(([^,]+),\s*([^)]+\)?)\)$/.exec(value) ?? [];
  if (light !== '') return colourOf(scheme === 'light' ? light : dark, scheme, tokens);
  return isHexColour(value) ? value : null;
}

/** What stands in front of the grounds of the page: texts, lines, marks. */
const grounds = ['--paper', '--paper-2'];

/** The background a token is made for: `--on-mark` stands on `--mark`, everything else on paper. */
function backgroundsOf(name: string, tokens: readonly Token[]): readonly string[] {
  const own = name.startsWith('--on-') ? name.replace('--on-', '--') : undefined;
  if (own !== undefined) return tokens.some((token) => token.name === own) ? [own] : [];
  return grounds.includes(name) ? [] : grounds;
}

/** The contrast of a colour with each background it is made for. */
export function contrastPairs(token: Token, scheme: Scheme, tokens: readonly Token[]): readonly ContrastPair[] {
  const foreground = colourOf(token.value, scheme, tokens);
  if (foreground === null) return [];
  return backgroundsOf(token.name, tokens).flatMap((name) => {
    const background = colourOf(`var(${name})`, scheme, tokens);
    if (background === null) return [];
    return [{ foreground: token.name, background: name, ratio: contrast(foreground, background) }];
  });
}
