/** Ids and addresses of documents share their longest part, which is written once. */

export interface AddressParts {
  readonly idType: string;
  readonly idKey: string;
  readonly url: readonly string[];
}

/** The key is the longest end of the id, after a hyphen, that the address holds. */
export function splitAddress(id: string, url: string): AddressParts {
  const keys = [...id.matchAll(/-/g)].map(({ index }) => id.slice(index + 1));
  const idKey = keys.find((key) => key !== '' && url.includes(key)) ?? keys[0] ?? id;
  return { idType: id.slice(0, id.length - idKey.length), idKey, url: splitAt(url, idKey) };
}

/** What is before and after the key; the whole address if it does not hold the key. */
export function splitAt(address: string, idKey: string): readonly string[] {
  const at = idKey === '' ? -1 : address.indexOf(idKey);
  return at === -1 ? [address] : [address.slice(0, at), address.slice(at + idKey.length)];
}

export function joinAddress({ idType, idKey, url }: AddressParts): { readonly id: string; readonly url: string } {
  return { id: idType + idKey, url: url.join(idKey) };
}
