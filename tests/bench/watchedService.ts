/** What the release service and its builder need while it publishes: time and memory. */
import { readFileSync } from 'node:fs';
import type { ServiceProcess } from '../real/release/serviceProcess';
import { parents } from './measured';

/** Both grow with each publication. */
export interface WatchedService {
  /** How long each took, in milliseconds. */
  readonly publications: number[];
  /** Of each process after each publication, in MB. */
  readonly memory: { readonly service: number[]; readonly builder: number[] };
  /** From now on nothing is noted. */
  readonly end: () => void;
}

const lookEveryMs = 50;

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** What the system says of a process: what it holds in memory, and with what it was started; nothing if it has ended. */
function read(id: number, file: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** In MB, with what it shares with other processes. */
function memoryOf(id: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(id, 'status'))?.[1]) / 1024;
}

/** The process that the service has started to build. */
function builderOf(service: number): number {
  const children = [...parents()].filter(([, parent]) => parent === service).map(([id]) => id);
  return children.find((id) => read(id, 'cmdline').includes('lib/commands/builder.ts')) ?? NaN;
}

/** Watches what the service says of its publications from now on. */
export function watchService({ pid, said }: ServiceProcess): WatchedService {
  const publications: number[] = [];
  const memory: WatchedService['memory'] = { service: [], builder: [] };
  const marks = (): readonly string[] => said().match(/^(?:Publishing|Visitors see)/gm) ?? [];
  let seen = marks().length;
  let begun = performance.now();
  const look = (): void => {
    const all = marks();
    for (const mark of all.slice(seen)) {
      if (mark === 'Publishing') begun = performance.now();
      else {
        publications.push(performance.now() - begun);
        memory.service.push(memoryOf(pid));
        memory.builder.push(memoryOf(builderOf(pid)));
      }
    }
    seen = all.length;
  };
  const timer = setInterval(look, lookEveryMs);
  return { publications, memory, end: () => clearInterval(timer) };
}

/** The lines of a table. */
export function describeWatched({ publications, memory }: WatchedService): readonly string[] {
  const took = `${seconds(median(publications))} (median), ${seconds(Math.max(...publications))} (longest)`;
  const rows = Object.entries(memory).map(([name, sizes]) => {
    const figures = [sizes.at(0) ?? NaN, median(sizes), sizes.at(-1) ?? NaN, Math.max(...sizes)];
    return `  ${name.padEnd(8)}${figures.map((size) => size.toFixed(0).padStart(7)).join('')}`;
  });
  return [
    `Publications while and after data were pushed: ${publications.length}; each took ${took}`,
    'Memory in MB after each of them:',
    '            first median   last highest',
    ...rows,
  ];
}
