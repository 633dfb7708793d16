import { describe, expect, it } from 'vitest';
import { isRest, restOf } from '@/lib/site/charts/rest';

function named(...labels: readonly string[]): readonly { readonly label: string }[] {
  return labels.map((label) => ({ label }));
}

describe('the rest', () => {
  it.each([
    'Übrige',
    'Übrige Länder',
    'Weiss nicht',
    'Weiss es nicht',
    'Keine Angabe',
    'keine Antwort',
    'Andere',
    'Sonstiges',
    'Autres pays',
    'Sans réponse',
    'Ne sait pas',
    'Altri',
    'Nessuna risposta',
    'Non so',
    'Other',
    'Don’t know',
    'No answer',
  ])('is known by its name: %s', (label) => {
    expect(isRest({ label })).toBe(true);
  });

  it.each([
    'Keine Kinder',
    'Nicht zufrieden',
    'Restaurants',
    'Anderthalb',
    'Andere-Leute-AG',
    'Autriche',
    'Altro-Adige',
    'Otherwise',
  ])('is not what only begins alike: %s', (label) => {
    expect(isRest({ label })).toBe(false);
  });

  it('is one of several series, and grey only if no other is', () => {
    expect(restOf(named('Deutschland', 'Übrige', 'Italien'))).toBe(1);
    expect(restOf(named('Andere', 'Unbekannt', 'Italien'))).toBeUndefined();
    expect(restOf(named('Übrige'))).toBeUndefined();
  });
});
