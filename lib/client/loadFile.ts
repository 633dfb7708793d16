import { fetchWithTimeout } from '@/lib/shared/browser/timeouts';

/** What an answer must be, so that the page of some proxy does not pass for it. */
export interface FileKind<Data> {
  readonly isData: (value: unknown) => value is Data;
  /** Begins the sentence that says what cannot be read. */
  readonly name: string;
}

/** The data in a file of the site. Throws if there is no such file, or if it holds something else. */
export async function loadFile<Data>(address: string, { isData, name }: FileKind<Data>): Promise<Data> {
  const response = await fetchWithTimeout(address);
  const data: unknown = response.ok ? await response.json() : null;
  if (!isData(data)) throw new Error(`${name} in ${address} cannot be read.`);
  return data;
}
