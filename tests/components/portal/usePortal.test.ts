/** Alone: it changes the address and has data loaded. */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { RenderHookResult } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePortal } from '@/components/portal/usePortal';
import type { PortalController } from '@/components/portal/usePortal';
import type { PortalData } from '@/lib/portal/browser/portalData';

const data: PortalData = {
  records: [],
  choices: {
    thema: [['bev', 'Bevölkerung', '']],
    unterthema: [],
    raeumlicheGliederung: [],
    indikatorenset: [],
    darstellungsart: [],
  },
};

const pauseMs = 300;

let answer: (response: Response) => void;

type RenderedPortal = RenderHookResult<PortalController, unknown>['result'];

function open(query: string): RenderedPortal {
  window.history.replaceState(null, '', `/indikatorenportal${query}`);
  return renderHook(() => usePortal('/portal.json')).result;
}

async function giveData(portal: RenderedPortal): Promise<void> {
  answer(Response.json(data));
  await waitFor(() => expect(portal.current.data).not.toBeNull());
}

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => answered);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the choice in the portal', () => {
  it('keeps what the address asks for when words are typed before the data are there', async () => {
    const portal = open('?thema=bev&sort=titel_asc');
    act(() => portal.current.type({ words: 'geb' }));
    await wait(pauseMs);
    expect(portal.current.state.words).toBe('geb');
    expect(window.location.search).toBe('?thema=bev&sort=titel_asc');
    await giveData(portal);
    expect(portal.current.state).toMatchObject({ words: 'geb', filters: { thema: ['bev'] }, sort: 'titel_asc' });
    expect(window.location.search).toBe('?search=geb&thema=bev&sort=titel_asc');
  });

  it('adds to the address what is chosen before the data are there', async () => {
    const portal = open('?thema=bev');
    act(() => portal.current.go({ view: 'tabelle' }));
    act(() => portal.current.go({ sort: 'titel_asc' }));
    expect(window.location.search).toBe('?thema=bev');
    await giveData(portal);
    expect(window.location.search).toBe('?thema=bev&sort=titel_asc&ansicht=tabelle');
    act(() => portal.current.go({ view: 'liste' }));
    expect(window.location.search).toBe('?thema=bev&sort=titel_asc&ansicht=liste');
  });
});
