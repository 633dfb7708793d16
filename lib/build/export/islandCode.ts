/** Bundles islands: one module for each, with its component and what brings it to life. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const ending = '.client.tsx';

/** By name, where its component is: `QuizPlayer` → `components/quiz/QuizPlayer.client.tsx`. */
export type IslandFiles = Readonly<Record<string, string>>;

/** Every client component is an island of the same name: CONTRIBUTING.md. */
export async function islandFiles(): Promise<IslandFiles> {
  const files = await readdir(path.join(root, 'components'), { recursive: true });
  const islands = files.filter((file) => file.endsWith(ending)).sort();
  return Object.fromEntries(islands.map((file) => [path.basename(file, ending), path.posix.join('components', file)]));
}

/** What tells the loader in `lib/client/islands.ts` where each island's code is. */
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
