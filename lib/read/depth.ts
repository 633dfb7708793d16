/**
 * How deeply JSON is nested, without parsing it: each level takes memory. Nothing recurses into a value before the
 * content check has taken out what is too deep for them (`lib/content/depth.ts`): that is one entry's error, not the list's.
 */
const quote = 0x22;
const backslash = 0x5c;
/** `[` and `{` differ in this bit alone, and so do `]` and `}`. */
const curly = 0x20;
const opening = 0x7b;
const closing = 0x7d;

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(json: Uint8Array, place: number): boolean {
  let before = place - 1;
  while (json[before] === backslash) before -= 1;
  return (place - before) % 2 === 0;
}

/** Where the text that begins behind a quotation mark ends. */
function textEnd(json: Uint8Array, from: number): number {
  let end = json.indexOf(quote, from);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf(quote, end + 1);
  return end === -1 ? json.length : end;
}

/** Whether lists and objects are nested more than `max` deep. */
export function isDeeper(json: Uint8Array, max: number): boolean {
  let depth = 0;
  for (let place = 0; place < json.length; place += 1) {
    const byte = json[place] ?? 0;
    if (byte === quote) place = textEnd(json, place + 1);
    else if ((byte | curly) === opening) depth += 1;
    else if ((byte | curly) === closing) depth -= 1;
    if (depth > max) return true;
  }
  return false;
}
