import type { SampleEntry } from '../../registry';
import { images } from './images';

export const teasers: readonly SampleEntry<'teasers'>[] = [
  {
    shared: { slug: 'jahrbuch', date: '2025-12-04' },
    text: {
      title: 'Alle Themen im Überblick',
      text: 'Die wichtigsten Zahlen zum Kanton, nach Themen geordnet wie im gedruckten Jahrbuch, aber jeden Monat auf dem neusten Stand.',
      image: images.home,
      url: '/themen',
      kind: 'Nachschlagen',
    },
    updated: '2025-12-04T10:00:00.000Z',
  },
  {
    shared: { slug: 'newsletter' },
    text: {
      title: 'Neue Zahlen per E-Mail',
      text: 'Der Kanton verschickt seine Mitteilungen auch als Newsletter. Sie wählen aus, welche Themen Sie erhalten möchten.',
      url: 'https://www.bs.ch/',
      kind: 'Newsletter',
    },
    updated: '2025-07-15T08:30:00.000Z',
  },
  {
    shared: { slug: 'medienmitteilung-leerstand', date: '2026-08-21' },
    text: {
      title: '912 Wohnungen stehen leer, 167 weniger als vor einem Jahr',
      text: 'Am 1. Juni 2026 waren 0,78 % der Wohnungen im Kanton leer. Ein Jahr zuvor waren es 0,92 %.',
      image: images.wohnen,
      url: '/artikel/leerstand-2026',
      kind: 'Medienmitteilung',
    },
    updated: '2026-08-21T06:30:00.000Z',
  },
  {
    shared: { slug: 'medienmitteilung-tourismus', date: '2026-02-24' },
    text: {
      title: '1,69 Millionen Logiernächte im Jahr 2025',
      text: 'Die Basler Hotels zählten 2025 so viele Übernachtungen wie nie zuvor. 63 % davon entfielen auf Gäste aus dem Ausland.',
      image: images.tourismus,
      url: '/artikel/tourismus-2025',
      kind: 'Medienmitteilung',
    },
    updated: '2026-02-24T07:30:00.000Z',
  },
  {
    shared: { slug: 'offene-daten' },
    text: {
      title: 'Daten zum Weiterverwenden',
      text: 'Auf dem Datenportal des Kantons liegen die Reihen als Dateien und mit einer Schnittstelle bereit. Bitte nennen Sie die Quelle.',
      image: images.apps,
      url: 'https://data.bs.ch/',
      kind: 'Offene Daten',
    },
    updated: '2026-04-14T11:25:00.000Z',
  },
  {
    shared: { slug: 'umfrage-2026', date: '2026-09-14' },
    text: {
      title: 'Was fehlt Ihnen auf dieser Website?',
      text: 'Schreiben Sie uns, welche Zahlen Sie suchen und was Sie nicht finden. Ihre Hinweise fliessen in die Planung für 2027 ein.',
      url: 'mailto:gina.schema@example.org',
      kind: 'Mitwirken',
    },
    updated: '2026-09-14T06:00:00.000Z',
  },
];
