/** What Chromium's performance trace says of the work of scripts. */
import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

const frameSchema = z.object({ url: z.string() });

const eventSchema = z.object({
  name: z.string(),
  args: z
    .object({
      beginData: z.object({ stackTrace: z.array(frameSchema).optional() }).optional(),
    })
    .optional(),
});

type TraceEvent = z.infer<typeof eventSchema>;

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-devtools.timeline',
];

async function record(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const item of value) {
      const parsed = eventSchema.safeParse(item);
      if (parsed.success) events.push(parsed.data);
    }
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: categories },
    transferMode: 'ReportEvents',
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Whether a file is the site's own: the tests' own scripts have no address. */
function isOfSite(url: string | undefined): url is string {
  return url?.startsWith('http') === true;
}

/** The addresses of scripts that made the browser compute layout before they could go on. */
export async function forcedLayouts(page: Page, work: () => Promise<void>): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const events = await record(session, work);
  return events
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args?.beginData?.stackTrace?.find(({ url }) => isOfSite(url))?.url ?? []);
}
