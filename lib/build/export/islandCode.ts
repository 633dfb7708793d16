/** Bundles islands: one module each, with the component and the code that hydrates it. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const ending = '.client.tsx';

/** Path of the component by island name: `QuizPlayer` → `components/quiz/QuizPlayer.client.tsx`. */
export type IslandFiles = Readonly<Record<string, string>>;

/** Returns all islands: every client component is an island of the same name (CONTRIBUTING.md). */
export async function islandFiles(): Promise<IslandFiles> {
  const files = await readdir(path.join(root, 'components'), { recursive: true });
  const islands = files.filter((file) => file.endsWith(ending)).sort();
  return Object.fromEntries(islands.map((file) => [path.basename(file, ending), path.posix.join('components', file)]));
}

/** Returns the code of the table that maps each island to its import, for the loader in `lib/client/islands.ts`. */
export function islandTable(islands: IslandFiles): string {
  const lines = Object.keys(islands).map((name) => `${JSON.stringify(name)}: () => import('island:${name}')`);
  return `{ ${lines.join(', ')} }`;
}

export function islandPlugin(islands: IslandFiles): Plugin {
  return {
    name: 'islands',
    setup(bundling) {
      bundling.onResolve({ filter: /^island:/ }, ({ path: address }) => ({
        path: address.slice('island:'.length),
        namespace: 'island',
      }));
      bundling.onLoad({ filter: /./, namespace: 'island' }, ({ path: name }) => ({
        contents: [
          `import { ${name} } from '@/${islands[name] ?? ''}';`,
          `import { hydrateIsland } from '@/components/hydrateIsland';`,
          `export const hydrate = hydrateIsland(${name});`,
        ].join('\n'),
        resolveDir: root,
        loader: 'ts',
      }));
    },
  };
}
