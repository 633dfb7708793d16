/** What the styles of a drawing load, as browsers read them: however it is spelled and escaped. */
import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import { ident, string, url } from 'css-tree/utils';

/** Rules that only say when or how something is drawn. */
const harmlessRules: ReadonlySet<string> = new Set([
  ...['charset', 'container', 'font-face', 'keyframes', '-webkit-keyframes'],
  ...['layer', 'media', 'page', 'property', 'supports'],
]);

/** Functions other than `url()` that fetch a file, in any browser of today or yesterday. */
const loadingFunctions: ReadonlySet<string> = new Set([
  ...['cross-fade', '-webkit-cross-fade', 'element', '-moz-element', 'expression', 'image', 'image-set'],
  ...['-webkit-image-set', 'paint', 'src', 'url-prefix', 'domain'],
]);

/** Pictures inside the file itself; they cannot be drawings again. */
const embeddedPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\s\w+/=]*$/;

/** Whether an address leads to the drawing itself, or is a picture. */
export function isEmbedded(address: string): boolean {
  return embeddedPicture.test(address);
}

/** `written` is the target as the style spells it, with its escapes. */
function targetFault(target: string, written: string): string | undefined {
  return target.startsWith('#') || isEmbedded(target) ? undefined : written.slice(0, 60);
}

const broken = 'url(…';

class TokenReader {
  /** Behind `url(` only a text in quotes may follow. */
  #wantsTarget = false;

  constructor(readonly isSheet: boolean) {}

  #readFunction(name: string): string | undefined {
    this.#wantsTarget = name === 'url';
    return loadingFunctions.has(name) ? `${name}(…)` : undefined;
  }

  read(type: number, written: string): string | undefined {
    if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) return undefined;
    if (this.#wantsTarget) {
      this.#wantsTarget = false;
      return type === tokenTypes.String ? targetFault(string.decode(written), `url(${written})`) : broken;
    }
    if (type === tokenTypes.Url) return targetFault(url.decode(written), written);
    if (type === tokenTypes.BadUrl) return broken;
    if (type === tokenTypes.Function) return this.#readFunction(ident.decode(written.slice(0, -1)).toLowerCase());
    if (!this.isSheet || type !== tokenTypes.AtKeyword) return undefined;
    const rule = ident.decode(written.slice(1)).toLowerCase();
    return harmlessRules.has(rule) ? undefined : `@${rule}`;
  }

  /** What is wrong with its end. */
  close(): string | undefined {
    return this.#wantsTarget ? broken : undefined;
  }
}

function faultOf(text: string, isSheet: boolean): string | undefined {
  const reader = new TokenReader(isSheet);
  let fault: string | undefined;
  tokenize(text, (type, start, end) => {
    fault ??= reader.read(type, text.slice(start, end));
  });
  return fault ?? reader.close();
}

/** What is wrong with the text of a `<style>`; undefined if it loads nothing. */
export function styleSheetFault(text: string): string | undefined {
  return faultOf(text, true);
}

/** The same of an attribute: of any, since browsers know more of them that hold styles than anybody can list. */
export function styleValueFault(value: string): string | undefined {
  return value.includes('(') ? faultOf(value, false) : undefined;
}
