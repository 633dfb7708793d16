/** Puts faults into words, in the language of the reader. */
import type { Locale } from '@/content-types/locales';
import { formatDate, formatInstant } from '@/lib/i18n/format/date';
import { formatNumber } from '@/lib/i18n/format/number';
import { escapeControlsInLine } from '@/lib/shared/escapeControls';
import type { Fault, FaultCode, FaultText, FaultTexts } from './faults';
import { fill } from '@/lib/i18n/fill';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };

/** Editors of Leichte Sprache read German. */
export const faultTexts: { readonly [Name in Locale]: FaultTexts } = { de, ls: de, fr, it, en };

/** German must have every text of the other languages. */
de satisfies typeof en & typeof fr & typeof it;

function shownIn(locale: Locale, name: string, value: unknown): string {
  if (typeof value === 'number') return formatNumber(value, locale);
  const text = String(value);
  if (name === 'day') return formatDate(text, locale);
  return name === 'when' ? formatInstant(text) : escapeControlsInLine(text);
}

export function isFaultCode(code: string): code is FaultCode {
  return Object.hasOwn(faultTexts.de, code);
}

/** The texts of a fault, each on one line whatever its values contain. */
export function faultText({ code, values }: Fault, locale: Locale): FaultText {
  return faultTextOf(code, values ?? {}, locale);
}

/** The same for a fault that was read from a file, whose values are unknown. */
export function faultTextOf(code: FaultCode, values: object, locale: Locale): FaultText {
  const shown = Object.entries(values).map(([name, value]: [string, unknown]): readonly [string, string] => [
    name,
    shownIn(locale, name, value),
  ]);
  const inText = Object.fromEntries(shown);
  const { found, fix } = faultTexts[locale][code];
  return { found: fill(found, inText), fix: fill(fix, inText) };
}

/** Both texts in English, for a log. */
export function describeFault(fault: Fault): string {
  const { found, fix } = faultText(fault, 'en');
  return `${found} ${fix}`;
}
