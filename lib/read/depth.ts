/**
 * How deeply JSON is nested, without parsing it: each level takes memory. Nothing recurses into a value before the
 * content check has taken out what is too deep for them (`lib/content/depth.ts`): that is one entry's error, not the list's.
 */
const quote = 0x22;
const backslash = 0x5c;
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Where the text that begins behind a quotation mark ends. */
function textEnd(json: Uint8Array, from: number): number {
  let end = json.indexOf(quote, from);
  const isEscaped = (place: number): boolean => {
    let before = place - 1;
    while (before >= from && json[before] === backslash) before -= 1;
    return (place - before) % 2 === 0;
  };
  while (end !== -1 && isEscaped(end)) end = json.indexOf(quote, end + 1);
  return end === -1 ? json.length : end;
}

/** Whether lists and objects are nested more than `max` deep. */
export function isDeeper(json: Uint8Array, max: number): boolean {
  let depth = 0;
  for (let place = 0; place < json.length; place += 1) {
    const byte = json[place] ?? 0;
    if (byte === quote) place = textEnd(json, place + 1);
    else if (opening.has(byte)) depth += 1;
    else if (closing.has(byte)) depth -= 1;
    if (depth > max) return true;
  }
  return false;
}
