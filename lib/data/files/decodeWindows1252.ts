/** Text in the encoding of older Windows programs, such as SAS and Excel's plain “CSV”. */

/** What Swiss languages and their tables need. DOS and old Mac encodings have other characters in the place of `ä`. */
const expected =
  /^[\t\n\r -~\u00a0äöüÄÖÜßàâæçéèêëîïíìóòôœùúûÿÀÂÆÇÉÈÊËÎÏÍÌÓÒÔŒÙÚÛŸñÑåÅøØ€§©®°±²³·¹º¼½¾×÷µ«»‹›‚‘’„“”–—…•†‰‡¿¡¬´]*$/;

/** A quotation mark or the like inside a word, or one of these before it, must have been a letter in another encoding. */
const letterOfOthers = /\p{L}[‚„“”‰†‡¬«»‹›…•±²³·¹º¼½¾×÷°§©®]\p{Ll}|[€†‡…]\p{Ll}/u;

/** The characters for 0x80–0x9f, where this encoding differs from Latin-1; Node's own decoder leaves them as they are. */
const own = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decode(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replaceAll(/[\u0080-\u009f]/g, (character) => own.charAt(character.charCodeAt(0) - 0x80));
}

/** The decoded text; undefined if the bytes are more likely in another encoding. */
export function decodeWindows1252(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return expected.test(text) && !letterOfOthers.test(text) ? text : undefined;
}
