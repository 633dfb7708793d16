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
  // What it stands for may be said anywhere.
  'var',
]);

/** Pictures inside the file itself; they cannot be drawings again. */
const embeddedPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\s\w+/=]*$/;

/** Whether an address is a picture inside the file. */
export function isEmbedded(address: string): boolean {
  return embeddedPicture.test(address);
}

/** `written` is the target as the style spells it, with its escapes. */
function targetFault(target: string, written: string): string | undefined {
  return target.startsWith('#') ? undefined : written.slice(0, 60);
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

/** The ids that styles name. */
export interface StyleReferences {
  /** An element must have all of them. */
  readonly classes: readonly string[];
  readonly references: readonly string[];
}

/** Which elements a rule is for, as far as their classes say so: all that begins with a comma is another choice. */
class RuleReader {
  readonly found: StyleReferences[] = [];
  #choices: string[][] = [[]];
  readonly #rules: string[][][] = [];
  #depth = 0;
  #last = '';

  #nameTarget(target: string): void {
    if (!target.startsWith('#')) return;
    // Browsers compare the name as it is decoded, too.
    const references = [target.slice(1), safelyDecoded(target.slice(1))];
    for (const classes of this.#rules.at(-1) ?? [[]]) this.found.push({ classes, references });
  }

  read(type: number, written: string): void {
    if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) return;
    if (type === tokenTypes.Url) this.#nameTarget(url.decode(written));
    else if (type === tokenTypes.String) this.#nameTarget(string.decode(written));
    else if (type === tokenTypes.Function || written === '(') this.#depth += 1;
    else if (written === ')') this.#depth -= 1;
    else if (written === '{') {
      this.#rules.push(this.#choices);
      this.#choices = [[]];
    } else if (written === '}' || written === ';') {
      if (written === '}') this.#rules.pop();
      this.#choices = [[]];
    } else if (written === ',' && this.#depth === 0) this.#choices.push([]);
    else if (this.#last === '.' && this.#depth === 0) this.#choices.at(-1)?.push(ident.decode(written));
    this.#last = written;
  }
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the rules of a `<style>` name, or an attribute: of that, for any class. */
export function styleReferences(text: string): readonly StyleReferences[] {
  const reader = new RuleReader();
  tokenize(text, (type, start, end) => reader.read(type, text.slice(start, end)));
  return reader.found;
}
