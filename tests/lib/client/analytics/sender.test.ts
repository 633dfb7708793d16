import { describe, expect, it, vi } from 'vitest';
import { createSender } from '@/lib/client/analytics/sender';
import { pageView2 } from '@/tests/fixtures/umamiRequests';
import { beginVisit, settle } from './visit';

describe('a sender that was stopped', () => {
  it('B4.2 sends nothing', () => {
    const { sent } = beginVisit();
    const sender = createSender(() => undefined);
    sender.stop();
    sender.send(pageView2);
    expect(sent).toEqual([]);
  });

  it('B4.2 does not care for answers that are still on their way', async () => {
    const { answers } = beginVisit();
    answers.push(() => Promise.resolve(new Response('{"disabled":true}')));
    const onDisabled = vi.fn();
    const sender = createSender(onDisabled);
    sender.send(pageView2);
    sender.stop();
    await settle();
    expect(onDisabled).not.toHaveBeenCalled();
  });
});
