/** Where the files of the content are on the site. */

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

/** The name for the file with a hash: `0123456789abcdef.png`, `drawings/0123456789abcdef.svg`. `ending` includes the dot. */
export function mediaFileName(hash: string, ending: string): string {
  return ending === '.svg' ? `${drawingsFolder}/${hash}${ending}` : `${hash}${ending}`;
}
