/** Series outside the order of the others: «Übrige», «Weiss nicht», «Keine Angabe». They are drawn in grey. */
import type { Series } from '@/lib/data/readSeries';

/** Beginnings of such names, in the languages of the site. */
const pattern =
  /^(weiss (es )?nicht|(keine|ohne) (angabe|antwort|meinung)n?|(übrig|sonstig|ander)e[rs]?|unbekannt|ne sa(is|it|vent) pas|sans (réponse|indication|avis)|autres?|inconnue?s?|non s(o|a|anno)|(nessuna|senza) (risposta|indicazione)|altr[aeio]|sconosciut[aeio]|(don[’']t|do not) know|no (answer|opinion)|not stated|others?|unknown)(?![\p{L}-])/iu;

export function isResidual({ label }: Pick<Series, 'label'>): boolean {
  return pattern.test(label);
}

/** The index of the only residual series; undefined if there is none, or more than one, whose greys could not be told apart. */
export function residualIndex(series: readonly Pick<Series, 'label'>[]): number | undefined {
  const found = series.flatMap((one, index) => (isResidual(one) ? [index] : []));
  return series.length > 1 && found.length === 1 ? found[0] : undefined;
}
