/** Returns an address decoded for reading; unchanged if its encoding is invalid, as mail programs and old tools leave it. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
