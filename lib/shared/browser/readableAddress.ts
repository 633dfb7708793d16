/** An address as people read it; unchanged if it is wrongly encoded, as mailers and old tools leave it. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
