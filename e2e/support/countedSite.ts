/**
 * The finished site as it is on the production host of an office that counts visits: with the same code, bundled for other
 * settings, and the policy that belongs to it.
 */
import type { Page, Route } from '@playwright/test';
import type { AnalyticsSettings } from '../../lib/browser/settings';
import { bundleBrowserCode } from '../../lib/export/browserModule';

export interface Counting {
  /** Address of the Umami server. */
  readonly host: string;
  readonly productionHost?: string;
  readonly version?: AnalyticsSettings['version'];
}

async function withPolicyFor(origin: string, route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = response.headers();
  const policy =
    headers['content-security-policy']?.replace("connect-src 'self'", `connect-src 'self' ${origin}`) ?? '';
  await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
}

/** For all pages that are opened from now on. */
export async function countVisits(
  page: Page,
  { host, productionHost = 'localhost', version = 2 }: Counting,
): Promise<void> {
  const analytics: AnalyticsSettings = {
    id: '1f9b0bb2-6f0a-4b0e-9a57-2d3f8f8f4c11',
    host,
    version,
    domains: [],
    ignoreLocalhost: false,
    autoTrack: true,
    endpoint: null,
  };
  const [site, chunk] = await bundleBrowserCode({ productionHost, analytics, partsOff: [] });
  const fulfill = (route: Route, code: Uint8Array | undefined): Promise<void> =>
    route.fulfill({ contentType: 'text/javascript', body: Buffer.from(code ?? '') });
  await page.route(/\/assets\/site-/, (route) => fulfill(route, site?.code));
  await page.route(/\/assets\/analytics-/, (route) => fulfill(route, chunk?.code));
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    (route) =>
      route.request().resourceType() === 'document' ? withPolicyFor(new URL(host).origin, route) : route.fallback(),
  );
}
