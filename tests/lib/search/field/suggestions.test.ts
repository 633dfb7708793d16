import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchEngine } from '@/lib/search/engine';
import { createSuggestions } from '@/lib/search/field/suggestions';
import { answer, hit } from './hits';

const search = vi.fn<SearchEngine['search']>();
const onAnswer = vi.fn<(words: string, answer: SearchAnswer) => void>();
const onFailure = vi.fn<(error: unknown) => void>();

const found = answer([hit()]);

function suggestions() {
  return createSuggestions({ search, count: () => Promise.resolve([]) }, { onAnswer, onFailure });
}

describe('suggestions while typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    search.mockResolvedValue(found);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('wait for a pause of 120 ms, and ask for five hits', async () => {
    const { ask } = suggestions();
    ask('lee');
    await vi.advanceTimersByTimeAsync(119);
    expect(search).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(search).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ words: 'lee', sort: 'relevanz', page: 1, pageSize: 5 }),
      expect.any(AbortSignal),
    );
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('lee', found);
  });

  it('ask once for what is typed without a pause', async () => {
    const { ask } = suggestions();
    ask('l');
    await vi.advanceTimersByTimeAsync(100);
    ask('le');
    await vi.advanceTimersByTimeAsync(120);
    expect(search).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words: 'le' }), expect.any(AbortSignal));
  });

  it('B8.5 drop an answer for words that have changed since', async () => {
    let giveLate: (late: SearchAnswer) => void = () => undefined;
    search.mockReturnValueOnce(new Promise((resolve) => (giveLate = resolve)));
    const { ask } = suggestions();
    ask('alt');
    await vi.advanceTimersByTimeAsync(120);
    ask('neu');
    await vi.advanceTimersByTimeAsync(120);
    giveLate(answer([]));
    await vi.advanceTimersByTimeAsync(0);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith('neu', found);
  });

  it('abort the search that nobody waits for any more, without calling it a failure', async () => {
    search.mockImplementationOnce(
      (_request, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const { ask, stop } = suggestions();
    ask('lee');
    await vi.advanceTimersByTimeAsync(120);
    stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(onAnswer).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('tell of a search that fails', async () => {
    const error = new TypeError('Failed to fetch');
    search.mockRejectedValueOnce(error);
    suggestions().ask('lee');
    await vi.advanceTimersByTimeAsync(120);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  });
});
