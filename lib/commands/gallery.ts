/** `npm run gallery`: draws the design tokens, the components and all content boxes; `-- --serve` serves them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ViteDevServer } from 'vite';
import { config } from '@/lib/shared/config';
import { listen, stopServer, serverUrl } from '@/lib/shared/listen';
import { paths } from '@/lib/shared/paths';
import { drawGallery, openGallery } from './drawGallery';
import { ensurePortIsFree } from './port.mjs';
import { siteCommand } from './siteCommand';
import { waitForShutdown } from './waitForShutdown';

async function writeGallery(vite: ViteDevServer): Promise<void> {
  const html = await drawGallery(vite);
  await mkdir(paths.gallery, { recursive: true });
  const file = path.join(paths.gallery, 'index.html');
  await writeFile(file, html);
  console.log(`The gallery is in ${path.relative(process.cwd(), file)}`);
}

/** Redraws the gallery for each request, so that changes show after a reload. */
async function serveGallery(vite: ViteDevServer, port: number): Promise<void> {
  const server = createServer((_request, response) => {
    drawGallery(vite).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).end(html),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain;charset=utf-8' }).end(String(error));
      },
    );
  });
  const url = serverUrl('localhost', await listen(server, port, 'localhost'));
  console.log(`The gallery is at ${url} (Ctrl-C ends it)`);
  await waitForShutdown();
  await stopServer(server);
}

await siteCommand(async () => {
  const { values } = parseArgs({ options: { serve: { type: 'boolean', default: false } } });
  if (values.serve) await ensurePortIsFree(config().PORT, (other) => `PORT=${other} npm run gallery -- --serve`);
  const vite = await openGallery({ watches: values.serve });
  try {
    await (values.serve ? serveGallery(vite, config().PORT) : writeGallery(vite));
  } finally {
    await vite.close();
  }
  return 0;
});
