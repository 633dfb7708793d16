/** A visit of one browser: where it stands, what it sends, and what it is answered. */
import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { startAnalytics } from '@/lib/client/analytics/analytics';
import type { Analytics, SeenPage } from '@/lib/client/analytics/analytics';
import { currentPage } from '@/lib/client/analytics/pageView';
import type { AnalyticsSettings } from '@/lib/shared/browser/browserSettings';
import { usualSettings } from '@/tests/fixtures/analyticsSettings';
import { recordedPage } from '@/tests/fixtures/umamiRequests';

interface Place {
  readonly address: string;
  readonly title?: string;
}

/** The browser is elsewhere now, in the same document. */
export function moveTo({ address, title = 'Titel' }: Place): void {
  vi.stubGlobal('location', new URL(address, 'https://statistik.example.org'));
  document.title = title;
}

const sentBody = z.strictObject({ type: z.string(), payload: z.record(z.string(), z.unknown()) });

interface Sent {
  readonly address: string;
  readonly method: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly keepalive: unknown;
  readonly credentials: unknown;
  readonly body: z.infer<typeof sentBody>;
}

export interface Visit {
  /** All requests so far. */
  readonly sent: Sent[];
  /** Replies to the next requests, one after the other; afterwards an empty one. */
  readonly answers: (() => Promise<Response>)[];
  readonly start: (settings?: Partial<AnalyticsSettings>, seen?: SeenPage[]) => Analytics;
}

/** Time stands still, and the browser has opened the page of the records. */
export function beginVisit(page: Place & { readonly referrer?: string } = recordedPage): Visit {
  vi.useFakeTimers();
  vi.stubGlobal('screen', { width: 1920, height: 1080 });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-CH');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(page.referrer ?? '');
  moveTo(page);
  const sent: Sent[] = [];
  const answers: (() => Promise<Response>)[] = [];
  vi.stubGlobal('fetch', (address: string, { body, ...options }: Omit<Sent, 'address' | 'body'> & { body: string }) => {
    sent.push({ address, ...options, body: sentBody.parse(JSON.parse(body)) });
    return answers.shift()?.() ?? Promise.resolve(new Response(''));
  });
  const start = (settings: Partial<AnalyticsSettings> = {}, seen = [currentPage()]): Analytics => {
    const analytics = startAnalytics({ ...usualSettings, ...settings }, seen);
    onTestFinished(() => analytics.stop());
    return analytics;
  };
  return { sent, answers, start };
}

export function tellEvent(detail: unknown): void {
  document.dispatchEvent(new CustomEvent('analytics:event', { detail }));
}

/** Lets the answers arrive. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** What the console gets, each entry with its kind. */
export function watchConsole(): readonly string[] {
  const printed: string[] = [];
  for (const kind of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, kind).mockImplementation((text: unknown) => {
      printed.push(`${kind}: ${String(text)}`);
    });
  }
  return printed;
}
