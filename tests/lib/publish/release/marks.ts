import type { ChangeMark } from '@/lib/publish/release/changeMark';

/** So many changes, all of one count. */
export function markOf(number: number): ChangeMark {
  return { series: '0b7d1c56-7a1c-4c1e-9d1e-1f6f0c3f7a01', number };
}
