import { expect, it, vi } from 'vitest';
import { showCurrentYear } from '@/lib/client/currentYear';

it.each([
  ['that of Zurich, before midnight', '2026-12-31T22:59:59Z', '2026'],
  ['that of Zurich, after midnight', '2026-12-31T23:00:00Z', '2027'],
  ['never before that of the build, however wrong the clock is', '1970-01-01T12:00:00Z', '2026'],
])('B3.7 the year in the footer is %s', (_, instant, year) => {
  vi.useFakeTimers({ now: new Date(instant) });
  for (const zone of ['Pacific/Kiritimati', 'Europe/Zurich', 'Pacific/Pago_Pago']) {
    vi.stubEnv('TZ', zone);
    document.body.innerHTML = '<footer>© <span data-current-year>2026</span> Kanton</footer>';
    showCurrentYear();
    expect(document.querySelector('span'), zone).toHaveTextContent(year);
  }
});
