import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showCurrentYear } from '@/lib/client/currentYear';

function today(date: string): void {
  vi.setSystemTime(new Date(date));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<footer>© <span data-current-year>2026</span> Kanton</footer>';
  return () => vi.useRealTimers();
});

describe('the year in the footer', () => {
  it.each([
    ['2026-12-31T22:59:59Z', '2026'],
    ['2026-12-31T23:00:00Z', '2027'],
  ])('B3.7 is that of Zurich, wherever visitors are: %s', (instant, year) => {
    for (const zone of ['Pacific/Kiritimati', 'Europe/Zurich', 'Pacific/Pago_Pago']) {
      vi.stubEnv('TZ', zone);
      document.body.innerHTML = '<footer>© <span data-current-year>2026</span> Kanton</footer>';
      today(instant);
      showCurrentYear();
      expect(document.querySelector('span'), zone).toHaveTextContent(year);
    }
  });

  it('B3.7 never goes back behind the build, however wrong the clock is', () => {
    today('1970-01-01T12:00:00');
    showCurrentYear();
    expect(document.querySelector('span')).toHaveTextContent('2026');
  });
});
