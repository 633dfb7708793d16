/** From what is known of the earlier data of an indicator to what is known with a new release. */
import type { DataChange, DataHistory, DataState } from '@/lib/content/dataHistory';
import { isUnchanged, structureChange } from './compareData';

/** So many earlier states are kept, and so many bytes of each indicator; the oldest go first. */
const mostStates = 100;
const mostBytes = 50_000_000;

/** What is public from now on. */
export type NewState = Pick<DataState, 'day' | 'at' | 'data' | 'columns'>;

export interface EarlierFiles {
  /** The size of the file of a state in bytes; undefined if it is not there. */
  readonly sizeOf: (state: DataState) => number | undefined;
  /** What has changed in the values since a state. */
  readonly changeSince: (state: DataState) => DataChange;
}

/** A state that others follow: what was new in it is told by numbers. */
function asEarlier(state: DataState, bytes: number): DataState {
  return { ...state, bytes, change: state.change && { ...state.change, revisions: [] } };
}

function bounded(states: readonly DataState[]): readonly DataState[] {
  let bytes = 0;
  return states.slice(0, mostStates).filter((state) => (bytes += state.bytes) <= mostBytes);
}

function isSame(left: NewState, right: NewState): boolean {
  return left.data === right.data && left.columns === right.columns;
}

/** The states that visitors have seen, the newest first, as far as their files are there. */
function seenStates(
  known: DataHistory | undefined,
  now: NewState,
  sizeOf: EarlierFiles['sizeOf'],
): readonly DataState[] {
  if (known === undefined) return [];
  // A site that was built in advance knows what nobody may know yet.
  const seen = [known.current, ...known.earlier].filter(({ at }) => Date.parse(at) <= Date.parse(now.at));
  return seen.filter((state) => sizeOf(state) !== undefined);
}

/** What is known if nothing was before. */
export function firstHistory(now: NewState): DataHistory {
  return { current: { ...now, change: null, bytes: 0 }, earlier: [] };
}

/**
 * Of two releases on one day the later one counts: a day has one state, so that its file never changes. What differs in
 * the order of rows alone is no new state.
 */
export function nextHistory(known: DataHistory | undefined, now: NewState, files: EarlierFiles): DataHistory {
  const seen = seenStates(known, now, files.sizeOf);
  const [shown] = seen;
  if (shown === undefined) return firstHistory(now);
  if (isSame(shown, now)) return { current: { ...shown, bytes: 0 }, earlier: seen.slice(1) };
  const past = shown.day === now.day ? seen.slice(1) : seen;
  const [before, ...others] = past;
  if (before === undefined) return firstHistory(now);
  if (isSame(before, now)) return { current: { ...before, bytes: 0 }, earlier: others };
  const change = before.columns === now.columns ? files.changeSince(before) : structureChange;
  if (isUnchanged(change)) return { current: { ...before, data: now.data, bytes: 0 }, earlier: others };
  const earlier = past.map((state) => asEarlier(state, files.sizeOf(state) ?? 0));
  return { current: { ...now, change, bytes: 0 }, earlier: [...bounded(earlier)] };
}
