import { useEffect, useState } from 'react';
import { isComparedAreas } from '@/lib/portal/browser/comparedAreas';
import type { ComparedAreas } from '@/lib/portal/browser/comparedAreas';
import { keysInQuery, shortlistQuery } from '@/lib/portal/browser/shortlist';
import type { FileKind } from '@/lib/client/loadFile';
import { PageAddress } from '../pageAddress';
import { useFile } from './useFile';
import type { LoadedFile } from './useFile';

const areasFile: FileKind<ComparedAreas> = { isData: isComparedAreas, name: 'The values of areas' };

/** Returns the values of all areas, loaded once they are needed. */
export function useComparedAreas(file: string, isNeeded: boolean): LoadedFile<ComparedAreas> {
  return useFile(file, areasFile, isNeeded);
}

/** Returns the existing areas in the address, and a function that writes others into it as a new entry in the history. */
export function useListedAreas(known: readonly string[]): [readonly string[], (keys: readonly string[]) => void] {
  const [listed, setListed] = useState<readonly string[]>([]);
  const [address] = useState(() => new PageAddress());
  useEffect(() => address.follow(() => setListed(keysInQuery('areas', window.location.search) ?? [])), [address]);
  const show = (keys: readonly string[]): void => {
    setListed(keys);
    address.push(keys.length === 0 ? '' : shortlistQuery('areas', keys));
  };
  return [listed.filter((key) => known.includes(key)), show];
}
