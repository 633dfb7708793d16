import type { ReactNode } from 'react';
import { colourOf, contrastPairs } from './tokens';
import type { Scheme, Token } from './tokens';

interface TokensProps {
  readonly tokens: readonly Token[];
}

const schemes: readonly Scheme[] = ['light', 'dark'];

/** The class that the page's own styles give a token: `--step--1` becomes `token-step--1`. */
export function tokenClass(name: string): string {
  return `token-${name.slice(2)}`;
}

function Contrasts({
  token,
  tokens,
  scheme,
}: TokensProps & { readonly token: Token; readonly scheme: Scheme }): ReactNode {
  return (
    <ul className="gallery-plain">
      {contrastPairs(token, scheme, tokens).map(({ background, ratio }) => (
        <li key={background}>
          {ratio.toFixed(2)} : 1 on <code>{background}</code>
        </li>
      ))}
    </ul>
  );
}

function ColourRow({ token, tokens }: TokensProps & { readonly token: Token }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <code>{token.name}</code>
      </th>
      {schemes.map((scheme) => (
        <td key={scheme} className={scheme === 'light' ? 'gallery-light' : 'gallery-dark'}>
          <span className={`gallery-swatch ${tokenClass(token.name)}`} />
          <code>{colourOf(token.value, scheme, tokens) ?? token.value}</code>
          <Contrasts token={token} tokens={tokens} scheme={scheme} />
        </td>
      ))}
    </tr>
  );
}

/** Every colour in both schemes, with its contrast on the grounds it is made for. */
export function Colours({ tokens }: TokensProps): ReactNode {
  const colours = tokens.filter(({ value }) => colourOf(value, 'light', tokens) !== null);
  return (
    <div className="gallery-scroller" role="group" aria-label="Colours">
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {colours.map((token) => (
            <ColourRow key={token.name} token={token} tokens={tokens} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every size of type, each in itself. */
export function TypeScale({ tokens }: TokensProps): ReactNode {
  return tokens
    .filter(({ name }) => name.startsWith('--step-'))
    .map(({ name, value }) => (
      <p key={name} className="gallery-line">
        <span className={tokenClass(name)}>1 200 Wohnungen Il1</span> <code>{name}</code> <code>{value}</code>
      </p>
    ));
}

/** Every distance, drawn as a bar of its length. */
export function Distances({ tokens }: TokensProps): ReactNode {
  return tokens
    .filter(({ name }) => /^--(space|gap|section|margin)/.test(name))
    .map(({ name, value }) => (
      <p key={name} className="gallery-line">
        <span className={`gallery-bar ${tokenClass(name)}`} /> <code>{name}</code> <code>{value}</code>
      </p>
    ));
}

/** One class per token, because the page has no inline styles. */
export function tokenStyles(tokens: readonly Token[]): string {
  return tokens
    .map(({ name, value }) => {
      const rule = (property: string): string => `.${tokenClass(name)} { ${property}: var(${name}); }`;
      if (name.startsWith('--step-')) return rule('font-size');
      return rule(colourOf(value, 'light', tokens) === null ? 'inline-size' : 'background-color');
    })
    .join('\n');
}
