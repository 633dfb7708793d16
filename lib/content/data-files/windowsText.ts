/** Text in the encoding of older Windows programs, such as SAS and Excel's plain «CSV». */

/** What the languages of Switzerland and their tables need. Encodings of DOS and old Macs put other characters in the place of `ä`. */
const expected =
  /^[\t\n\r -~\u00a0äöüÄÖÜßàâæçéèêëîïíìóòôœùúûÿÀÂÆÇÉÈÊËÎÏÍÌÓÒÔŒÙÚÛŸñÑåÅøØ€§©®°±²³·¹º¼½¾×÷µ«»‹›‚‘’„“”–—…•†‰‡¿¡¬´]*$/;

/** A quotation mark or the like inside a word, or one of these before it, was a letter in another encoding. */
const letterOfOthers = /\p{L}[‚„“”‰†‡¬«»‹›…•±²³·¹º¼½¾×÷°§©®]\p{Ll}|[€†‡…]\p{Ll}/u;

/** The text; undefined if the bytes are rather in another encoding. */
export function windowsText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return expected.test(text) && !letterOfOthers.test(text) ? text : undefined;
}
