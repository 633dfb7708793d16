import { describe, expect, it } from 'vitest';
import { licenceAddress } from '@/lib/site/licence';

describe('the address of terms of use', () => {
  it.each([
    ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ['Freie Nutzung mit Quellenangabe', 'http://dcat-ap.ch/vocabulary/licenses/terms_by'],
    ['Freie Nutzung. Quellenangabe ist Pflicht.', 'http://dcat-ap.ch/vocabulary/licenses/terms_by'],
    [
      'Freie Nutzung. Quellenangabe ist Pflicht. Kommerzielle Nutzung nur mit Bewilligung des Datenlieferanten zulässig.',
      'http://dcat-ap.ch/vocabulary/licenses/terms_by_ask',
    ],
    [
      'Freie Nutzung. Kommerzielle Nutzung nur mit Bewilligung des Datenlieferanten zulässig.',
      'http://dcat-ap.ch/vocabulary/licenses/terms_ask',
    ],
    ['Freie Nutzung.', 'http://dcat-ap.ch/vocabulary/licenses/terms_open'],
    ['Bedingungen: https://example.org/bedingungen', 'https://example.org/bedingungen'],
  ])('of «%s» is %s', (words, address) => {
    expect(licenceAddress(words)).toBe(address);
  });

  it.each(['nur für den eigenen Gebrauch', null])('is not guessed: %s', (words) => {
    expect(licenceAddress(words)).toBeNull();
  });
});
