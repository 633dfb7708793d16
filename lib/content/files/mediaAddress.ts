/** Where the files of the content lie on the site. */

/** The folder of SVG drawings, which web servers deliver as attachments. */
export const drawingsFolder = 'drawings';

/** The address of a file on the site. */
export function mediaAddress(fileName: string): string {
  return `/media/${fileName}`;
}

/** The name of the file with such an address. */
export function mediaFile(address: string): string {
  return address.slice(mediaAddress('').length);
}

/** `0123456789abcdef.png`, `drawings/0123456789abcdef.svg`; `ending` has its dot. */
export function mediaFileName(hash: string, ending: string): string {
  return ending === '.svg' ? `${drawingsFolder}/${hash}${ending}` : `${hash}${ending}`;
}
