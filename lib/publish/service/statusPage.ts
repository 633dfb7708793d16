/** The status for editors: a page without scripts. */
import { createHash } from 'node:crypto';
import { defaultLocale } from '@/content-types/locales';
import { reportStyle } from '@/lib/content/reportPage';
import { escapeHtml } from '@/lib/base/escapeHtml';
import { messagesByLocale } from '@/lib/language/messages';
import { formatDate, swissDayOf, swissTimeOf } from '@/lib/language/format/date';
import type { EmbargoPhase, EmbargoState } from './embargo';
import type { Wish } from '../release/queue';
import type { Status } from './status';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'dt{font-weight:600;margin-top:1rem}dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}';

/** A page may have nothing but its own style. */
function policyFor(ownStyle: string): string {
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(ownStyle).digest('base64')}'`;
}

export const statusPolicy = policyFor(style);

export const reportPolicy = policyFor(reportStyle);

function local(instant: string | null): string {
  return instant === null ? 'unbekannt' : `${formatDate(swissDayOf(instant), 'de')}, ${swissTimeOf(instant)}`;
}

function describeWish(wish: Wish | null, none: string): string {
  if (wish === null) return none;
  const { changes, first, reason } = wish;
  const count = changes === 1 ? 'Eine Änderung' : `${changes} Änderungen`;
  return `${count} seit ${local(first)}, zuletzt: ${reason}`;
}

const held = 'angehalten, weil eine frühere Ausgabe zu sehen ist: Die nächste Änderung im CMS hebt das auf';

const phases: Readonly<Record<EmbargoPhase, string>> = {
  none: '',
  waiting: 'die Ausgabe dafür wird noch gebaut',
  preparing: 'die Ausgabe dafür wird gebaut',
  ready: 'die Ausgabe dafür ist bereit',
  failed: 'die Ausgabe dafür ist fehlgeschlagen und wird noch einmal gebaut',
  late: 'verspätet: Die Ausgabe erscheint, sobald sie gebaut ist',
  held,
};

function describeEmbargo({ at, phase }: EmbargoState): string {
  return at === null ? 'Keine' : `${local(at)}: ${phases[phase]}`;
}

function describeSince({ since, heldSince }: Status): string {
  return heldSince === null ? local(since) : `${local(since)}, ${held}`;
}

function facts(status: Status) {
  const { current, waiting, building, embargo, failures, fault, lastWebhook, lastError, releases } = status;
  const none = fault === null ? 'Noch keine Ausgabe' : 'Unbekannt';
  return [
    ['Störung', fault ?? 'Keine'],
    ['Auf der Website', current === null ? none : `${current.id}, ${current.pages} Seiten`],
    ['Zu sehen seit', describeSince(status)],
    ['Inhalt vom', local(current?.asOf ?? null)],
    ['Wird gebaut', describeWish(building, 'Nichts')],
    ['Wartet', describeWish(waiting, 'Nichts')],
    ['Nächste Sperrfrist', describeEmbargo(embargo)],
    ['Fehlgeschlagen seit der letzten guten Ausgabe', String(failures)],
    ['Letzte Meldung des CMS', lastWebhook === null ? 'Keine' : `${local(lastWebhook.at)}: ${lastWebhook.event}`],
    ['Letzter Fehler', lastError === null ? 'Keiner' : `${local(lastError.at)}: ${lastError.message}`],
    ['Aufbewahrt', releases.join('\n')],
  ] as const;
}

export function writeStatusPage(status: Status): string {
  const list = facts(status).map(
    ([name, text]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(text)}</pre></dd>`,
  );
  return (
    '<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="robots" content="noindex"><title>Veröffentlichung</title>' +
    `<style>${style}</style><main><h1>Veröffentlichung</h1><dl>${list.join('')}</dl>` +
    `<p><a href="report">${escapeHtml(messagesByLocale[defaultLocale].contentReport.title)}</a></p></main></html>\n`
  );
}
