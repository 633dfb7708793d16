/** Finds what the styles of a drawing load in browsers, however it is spelled and escaped. */
import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import { ident, string, url } from 'css-tree/utils';

/** At-rules that only say when or how something is drawn. */
const harmlessRules: ReadonlySet<string> = new Set([
  ...['charset', 'container', 'font-face', 'keyframes', '-webkit-keyframes'],
  ...['layer', 'media', 'page', 'property', 'supports'],
]);

/** Functions other than `url()` that fetch a file in any current or older browser. */
const loadingFunctions: ReadonlySet<string> = new Set([
  ...['cross-fade', '-webkit-cross-fade', 'element', '-moz-element', 'expression', 'image', 'image-set'],
  ...['-webkit-image-set', 'paint', 'src', 'url-prefix', 'domain'],
  // Its value may be defined anywhere.
  'var',
]);

/** Pictures inside the file itself; drawings are not accepted there. */
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
  /** Only a string in quotes may follow after `url(`. */
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

  /** The fault if the text ends inside `url(`. */
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

/** What the text of a `<style>` would load; undefined if it loads nothing. */
export function styleSheetFault(text: string): string | undefined {
  return faultOf(text, true);
}

/** The same for the value of any attribute: no list of those that hold styles could be complete. */
export function styleValueFault(value: string): string | undefined {
  return value.includes('(') ? faultOf(value, false) : undefined;
}

/** The ids that a style rule references. */
export interface StyleReferences {
  /** An element must have all of them. */
  readonly classes: readonly string[];
  readonly references: readonly string[];
}

/** Finds the references of rules, and the classes in their selectors; a comma begins an alternative selector. */
class RuleReader {
  readonly found: StyleReferences[] = [];
  #choices: string[][] = [[]];
  readonly #rules: string[][][] = [];
  #depth = 0;
  #last = '';

  #nameTarget(target: string): void {
    if (!target.startsWith('#')) return;
    // Browsers also match the decoded name.
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

/** The references of the rules in a `<style>`; or of an attribute, which apply to any class. */
export function styleReferences(text: string): readonly StyleReferences[] {
  const reader = new RuleReader();
  tokenize(text, (type, start, end) => reader.read(type, text.slice(start, end)));
  return reader.found;
}
