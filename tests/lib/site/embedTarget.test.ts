import { expect, it } from 'vitest';
import { embedTarget } from '@/lib/site/embedTarget';

it('B4.4 another website is named, so that the visitor can be asked', () => {
  expect(embedTarget('https://karten.example.org:8443/basel?x=1', 'fr')).toEqual({
    kind: 'foreign',
    href: 'https://karten.example.org:8443/basel?x=1',
    host: 'karten.example.org:8443',
  });
});

it.each([
  ['/uploads/karte.html', '/uploads/karte.html'],
  ['http://localhost:3000/uploads/karte.html', 'http://localhost:3000/uploads/karte.html'],
])('%s is of this site and the same in every language', (address, href) => {
  expect(embedTarget(address, 'fr')).toEqual({ kind: 'own', href });
});

it('an address without encryption is a link only', () => {
  expect(embedTarget('http://alt.example.org/karte', 'de')).toEqual({
    kind: 'linked',
    href: 'http://alt.example.org/karte',
    host: 'alt.example.org',
  });
});

it.each(['javascript:alert(1)', '//evil.example/', 'data:text/html,x', '#oben', 'mailto:amt@example.org', ''])(
  'B5.5 «%s» is neither loaded nor linked',
  (address) => {
    expect(embedTarget(address, 'de')).toEqual({ kind: 'refused' });
  },
);
