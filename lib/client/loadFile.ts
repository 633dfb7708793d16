import { fetchWithTimeout } from '@/lib/shared/browser/timeouts';

/** Validates a file, so that an error page of a proxy is not taken for data. */
export interface FileKind<Data> {
  readonly isData: (value: unknown) => value is Data;
  /** Subject of the error message. */
  readonly name: string;
}

/** Fetches and validates a data file of the site. Throws if it is missing or invalid. */
export async function loadFile<Data>(address: string, { isData, name }: FileKind<Data>): Promise<Data> {
  const response = await fetchWithTimeout(address);
  const data: unknown = response.ok ? await response.json() : null;
  if (!isData(data)) throw new Error(`${name} in ${address} cannot be read.`);
  return data;
}
