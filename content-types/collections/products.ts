import { z } from 'zod';
import { defineCollection } from '../contentType';
import {
  choice,
  components,
  date,
  decimal,
  flag,
  integer,
  json,
  longText,
  numericKey,
  perLanguage,
  relation,
  relations,
  required,
  richText,
  shared,
  text,
} from '../fields';
import { chartOptions, chartTypes, indicatorRows, spatialUnits } from '../indicatorData';
import { pageFields, statisticsFields } from '../mixins';
import { annotationPart } from '../parts/annotation';
import { dataColumnPart } from '../parts/dataColumn';
import { namedLinkPart } from '../parts/namedLink';
import { productKinds } from '../productKinds';
import { entryPath, startOf } from '../routes';

export const products = defineCollection('products', {
  singularName: 'product',
  label: 'Produkt',
  doc: `Ein Eintrag des Produktverzeichnisses. Indikatoren (produkt = «Indikator») haben eine Seite unter ${startOf('indicator')}… und tragen ihre Daten selbst.`,
  key: 'stata_id',
  address: (key) => entryPath('indicator', key),
  fields: {
    stata_id: numericKey(`Nummer: ${startOf('indicator')}…`),
    produkt: required(choice('Art des Produkts.', productKinds)),
    title: required(text('Bezeichnung.')),
    description: longText('Beschreibung in ein bis zwei Sätzen.'),
    url: text('Ziel, wenn das Produkt keine eigene Indikatorseite hat: eigene Seite oder ganze Adresse.', { max: 500 }),
    display_themes: relations('Themen.', 'display-themes', 'url'),
    display_subthemes: relations('Unterthemen.', 'display-subthemes', 'url'),
    statistical_themes: relations('Statistiken, aus denen das Produkt stammt.', 'kategories', 'stata_id'),
    spatial_units: json('Räumliche Gliederung, zum Beispiel ["Kanton", "Wohnviertel"].', z.array(z.enum(spatialUnits))),
    keywords: perLanguage(json('Stichwörter für die Suche.', z.array(z.string()))),
    boost: decimal('Gewicht in der Suche; 1 ist normal.', { min: 0, max: 10 }),
    publication_date: date('Erste Veröffentlichung.'),

    subtitle: text('Untertitel: Abgrenzung und Ort, ohne Einheit.'),
    lesehilfe: longText('Lesehilfe: ein Satz, der den wichtigsten Wert vorliest. Pflicht bei Indikatoren.'),
    long_description: longText('Beschreibung des Diagramms für alle, die es nicht sehen. Pflicht bei Indikatoren.'),
    erlaeuterungen: richText('Erläuterungen zu Methode und Begriffen.'),
    unit: text('Einheit, die hinter der Zahl steht («%», «Personen»). Pflicht bei Indikatoren.', { max: 40 }),
    unit_label: text('Einheit in Worten («Prozent der Wohnungen»).'),
    decimals: integer('Nachkommastellen.', { min: 0, max: 6 }),
    chart_type: choice('Art des Diagramms.', chartTypes),
    chart_options: json('Einstellungen des Diagramms.', chartOptions),
    columns: components('Spalten der Daten.', dataColumnPart),
    headline: shared(
      text(
        'Wertspalte, deren neuster Wert in Listen für den Indikator steht. Leer: die einzige, die gezeigt wird, sonst keine.',
        { max: 60 },
      ),
    ),
    data_rows: json('Die Daten, eine Liste je Zeile.', indicatorRows),
    annotations: components('Anmerkungen im Diagramm.', annotationPart),
    external_links: components('Weiterführende Verweise.', namedLinkPart),
    visible_in_portal: flag('Im Indikatorenportal zeigen.', { initially: true }),
    parent: relation('Übergeordneter Indikator.', 'products', 'stata_id'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    ...statisticsFields,
    ...pageFields,
  },
});
