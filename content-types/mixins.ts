/** Groups of fields that several content types share. */
import { z } from 'zod';
import { withCheck } from './fieldFaults';
import {
  component,
  components,
  date,
  flag,
  instant,
  integer,
  json,
  longText,
  perLanguage,
  shared,
  text,
} from './fields';
import { correctionPart } from './parts/correction';
import { noticePart } from './parts/notice';
import { shareImagePart } from './parts/shareImage';
import { sourcePart } from './parts/source';
import { earlierAddressFault } from './siteAddresses';

const earlierAddress = withCheck(z.string(), earlierAddressFault);

/** When an entry is on the site. */
export const publicationFields = {
  publish_at: instant(
    'Sperrfrist: erscheint genau zu diesem Zeitpunkt; bis dahin bleibt, was schon auf der Website ist. Leer: sobald veröffentlicht.',
  ),
  unpublish_at: instant('Verschwindet genau zu diesem Zeitpunkt.'),
  // Not a relation: to a draft or deleted bundle it would arrive empty, and the entry would appear.
  release: shared(text('Kennung des Bündels, mit dem der Eintrag erscheint. Leer: in keinem Bündel.', { max: 200 })),
};

/** The position of an entry in menus and lists: see `lib/content/order.ts`. */
export const rankField = {
  rank: integer('Platz in Menüs und Listen: der kleinste zuerst, leere zuletzt, gleiche nach dem Titel.'),
};

/** What search engines and other sites show of a page. */
export const describedFields = {
  seo_title: text('Titel für Suchmaschinen; leer: der Titel der Seite.', { max: 120 }),
  seo_description: longText('Beschreibung für Suchmaschinen, ein bis zwei Sätze; leer: der Lead.'),
  share_image: component(
    'Bild beim Teilen (1200 × 630, mindestens 600 Pixel breit); leer: eines aus Titel, Thema und neuster Zahl.',
    shareImagePart,
  ),
  noindex: flag('Suchmaschinen sollen die Seite nicht aufnehmen.'),
  redirects_from: json(
    'Frühere Adressen, die hierher führen sollen, zum Beispiel ["/artikel/alt"].',
    z.array(earlierAddress),
  ),
  ls_checked_by: text('Prüfgruppe der Leichten Sprache, die den Text gelesen hat; leer: nicht geprüft.'),
  ls_checked_at: perLanguage(date('Tag der Prüfung der Leichten Sprache; leer: nicht geprüft.')),
};

/** The fields of every page but the home page, which must always be published. */
export const pageFields = { ...publicationFields, ...describedFields };

/** Where figures come from and how current they are. */
export const statisticsFields = {
  sources: components('Quellenangaben.', sourcePart),
  license: text('Nutzungsbedingungen der Daten, zum Beispiel «CC BY 4.0».'),
  data_as_of: date('Stand der Daten.'),
  last_update: date('Letzte Aktualisierung der Daten.'),
  next_update: date('Nächste Aktualisierung, wenn der Tag feststeht.'),
  next_update_text: text(
    'Nächste Aktualisierung in Worten, solange der Tag nicht feststeht: Monat, Quartal oder Jahreszeit, auch mit «Anfang», «Mitte», «Ende» («Anfang März 2027», «Herbst 2027»), erscheinen in jeder Sprache; andere Worte so, wie sie dastehen.',
  ),
  frequency: text('Wie oft die Daten erscheinen, zum Beispiel «jährlich».'),
  reference_period: text('Zeitraum oder Stichtag, auf den sich die Zahlen beziehen.'),
  corrections: components('Korrekturen, die neueste zuerst.', correctionPart),
  notices: components('Hinweise.', noticePart),
};
