import { expect, it } from 'vitest';
import { textSieve } from '@/lib/export/checks/textSieve';

const texts = ['Leer stehende Wohnungen 2027', 'Der Preis für Öl und Gas im Kanton', 'Mieten steigen um 3.4 %'];
const mayHold = textSieve(texts);

function content(text: string): Uint8Array {
  return Buffer.from(text);
}

it.each(texts)('what holds a text is looked at, wherever it stands: %s', (text) => {
  for (const before of ['', 'x', '<p>', 'ein ganz langer Text davor, ä ö ü. ']) {
    expect(mayHold(content(before + text))).toBe(true);
    expect(mayHold(content(`${before}${text}. Danach kommt noch viel mehr.`))).toBe(true);
  }
});

it('white space in it may be any, and any number', () => {
  expect(mayHold(content('Leer\n\t stehende  Wohnungen\r\n2027'))).toBe(true);
});

it.each(['', 'kurz', 'Leerstehende Wohnungen', 'Volle Wohnungen und Häuser 2027', '0'.repeat(100_000)])(
  'what holds none need not be looked at: %.30s',
  (text) => {
    expect(mayHold(content(text))).toBe(false);
  },
);

it('most other contents need not be looked at', () => {
  const others = Array.from({ length: 2000 }, (_, number) =>
    content(`Seite ${number}: Zahlen ${number * 7919} und Texte dazu`),
  );
  expect(others.filter(mayHold).length).toBeLessThan(3);
});

it('a text shorter than the others is found, too', () => {
  const either = textSieve(['Ein langer Text, der gesucht wird', 'Teuerung 2']);
  expect(either(content('Die Teuerung 2027'))).toBe(true);
  expect(either(content('Ein langer Text, der gesucht wird'))).toBe(true);
  expect(either(content('Ein anderer Text, den niemand sucht'))).toBe(false);
});
