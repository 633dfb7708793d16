/** The finished site as an office serves it that counts visits: its pages have other settings, its policy the server. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@/lib/shared/listen';
import { startServer } from '@/lib/build/export/preview/previewServer';
import type { RunningServer } from '@/lib/shared/server';
import { usualSettings } from '../../tests/fixtures/analyticsSettings';
import { plainSettings } from '../../tests/fixtures/plainSettings';

/** Serves it on a port of its own; `host` is the address of the Umami server. */
export async function startCountedSite(host: string): Promise<RunningServer> {
  const site = await startServer({ rootDir: 'out', rulesDir: 'deploy/generated', port: 0 });
  const settings = JSON.stringify({
    ...plainSettings,
    productionHost: '127.0.0.1',
    analytics: { ...usualSettings, host },
  });
  const attribute = `data-settings="${settings.replaceAll('"', '&quot;')}"`;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await fetch(site.url + (request.url ?? '/'), { redirect: 'manual' });
    const headers = new Headers(sent.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const policy = headers.get('content-security-policy') ?? '';
    headers.set('content-security-policy', policy.replace("connect-src 'self'", `connect-src 'self' ${host}`));
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    const body = isPage
      ? (await sent.text()).replace(/data-settings="[^"]*"/, attribute)
      : Buffer.from(await sent.arrayBuffer());
    response.writeHead(sent.status, Object.fromEntries(headers)).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  return {
    url: `http://127.0.0.1:${await listen(server, 0)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}
