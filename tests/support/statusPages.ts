/** The status page in each of its states, for checks of how it looks. */
import type { ReportedContent } from '@/lib/checks/report/readReport';
import type { Status } from '@/lib/publish/service/status';
import { isStatusMessage, writeRefusal, writeStatusPage } from '@/lib/publish/service/StatusPage';
import type { StatusView } from '@/lib/publish/service/StatusPage';
import { messagesByLocale } from '@/lib/i18n/messages';

const at = '2026-08-21T06:30:00.000Z';

const id = '20261122T083000Z-3a867a05b06d';

const request = { changes: 2, first: at, last: at, reason: 'entry.publish article', upTo: { series: 'a', number: 2 } };

/** Nothing waits, nothing has failed. */
export const calm: Status = {
  current: { id, buildId: 'b', contentId: 'c', asOf: at, madeAt: at, pages: 1220 },
  since: at,
  heldSince: null,
  before: null,
  releases: [id],
  waiting: null,
  building: null,
  failures: 0,
  begun: 1,
  failed: 0,
  embargo: { at: null, phase: 'none', candidate: null, failures: 0, lastDelayMs: null },
  lastWebhook: null,
  lastError: null,
  fault: null,
};

const busy: Status = {
  ...calm,
  building: { ...request, changed: null },
  waiting: { ...request, changed: null },
  failures: 3,
  lastError: { at, message: '', topic: 'loss' },
  lastWebhook: { at, event: 'entry.publish article' },
  embargo: { ...calm.embargo, at, phase: 'late' },
  fault: { message: 'damaged', remedy: 'being-built' },
};

const place = { type: 'articles', key: 'leerstand-2026', editAddress: 'https://cms.example.org/admin' } as const;

const content: ReportedContent = {
  problems: [{ ...place, severity: 'error', locale: 'de', field: 'title', code: 'empty', values: {} }],
  planned: [{ at: null, bundle: 'wohnen', entries: [{ ...place, changed: at, stands: true }] }],
};

/** What who has not logged in sees. */
export const outside: StatusView = {
  isLoggedIn: false,
  told: null,
  content: undefined,
  preview: undefined,
  publisher: null,
  now: 0,
};

const inside: StatusView = {
  ...outside,
  isLoggedIn: true,
  content,
  preview: 'https://vorschau.example.org',
  publisher: { at, name: null, event: 'entry.publish article' },
};

const told = Object.keys(messagesByLocale.de.publication.told).filter(isStatusMessage);

/** By name, the page as HTML. */
export const statusPages: Readonly<Record<string, string>> = {
  'before the login': writeStatusPage(calm, 'de', outside),
  'before the first release': writeStatusPage({ ...calm, current: null, since: null, releases: [] }, 'de', outside),
  'after the login': writeStatusPage(calm, 'de', inside),
  'with nothing to report': writeStatusPage(calm, 'de', { ...inside, content: { problems: [], planned: [] } }),
  'after a take-back': writeStatusPage({ ...calm, heldSince: at, before: id }, 'de', inside),
  'without a report': writeStatusPage(calm, 'fr', { ...inside, content: undefined }),
  'in trouble': writeStatusPage(busy, 'de', inside),
  ...Object.fromEntries(told.map((one) => [`told ${one}`, writeStatusPage(calm, 'de', { ...outside, told: one })])),
  ...Object.fromEntries(
    (['login', 'form', 'nothing', 'failed'] as const).map((reason) => [
      `refused ${reason}`,
      writeRefusal(reason, 'de'),
    ]),
  ),
};
