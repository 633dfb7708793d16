/** The tasks of `docs/handbook`, step by step as they are written there. A picture can be taken at each point that has a name. */
import type { Page } from '@playwright/test';
import * as panel from './adminPanel';

export interface Editing {
  readonly page: Page;
  /** Takes the picture of this name, or does nothing. */
  readonly shoot: (name: string) => Promise<void>;
}

export const article = {
  title: 'Mehr Velos am Rhein',
  slug: 'mehr-velos-am-rhein',
  lead: 'Auf dem Rheinweg fahren heute mehr Menschen Velo als vor vier Jahren.',
  day: '25.11.2026',
  text: 'Gezählt wird das ganze Jahr, Tag und Nacht.',
} as const;

export const indicator = {
  number: '9901',
  title: 'Velos auf dem Rheinweg',
  unit: 'Velos',
  finding: 'Im Jahr 2025 fuhren 1420 Velos am Tag über den Rheinweg.',
  description: 'Das Diagramm zeigt vier Säulen, für jedes Jahr eine. Die letzte ist die höchste.',
  file: { name: 'velos.csv', text: 'jahr;velos\n2022;1210\n2023;1340\n2024;1290\n2025;1420\n' },
} as const;

/** «Erster Artikel», up to the saved draft. */
export async function writeArticle({ page, shoot }: Editing): Promise<void> {
  await panel.openList(page, 'Artikel');
  await shoot('artikel-liste');
  await panel.beginEntry(page);
  await panel.write(page, 'Titel', article.title);
  await panel.write(page, 'Adresse', article.slug);
  await panel.write(page, 'Lead', article.lead);
  await panel.writeDay(page, 'Tag der Veröffentlichung', article.day);
  await shoot('artikel-felder');
  await panel.addBlock(page, 'Text');
  await panel.writeText(page, article.text);
  await shoot('artikel-text');
  await panel.save(page);
}

/** «Neuer Indikator aus einer CSV-Datei», before it is saved. */
export async function writeIndicator({ page, shoot }: Editing): Promise<void> {
  await panel.openList(page, 'Produkt');
  await panel.beginEntry(page);
  await panel.write(page, 'Nummer', indicator.number);
  await panel.choose(page, 'Art des Produkts', 'Indikator');
  await panel.write(page, 'Bezeichnung', indicator.title);
  await shoot('indikator-felder');
  await panel.write(page, 'Lesehilfe', indicator.finding);
  await panel.write(page, 'Was ein gezeichnetes Diagramm zeigt', indicator.description);
  await panel.write(page, 'Einheit', indicator.unit);
  await panel.choose(page, 'Art des Diagramms', 'column');
  await writeColumns({ page, shoot });
  await panel.upload(page, 'Die Daten als Datei', indicator.file);
  await panel.show(page, 'Die Daten als Datei');
  await shoot('indikator-datei');
}

async function writeColumns({ page, shoot }: Editing): Promise<void> {
  await panel.addFirst(page, 'Spalten der Daten');
  await panel.write(page, 'Name der Spalte', 'jahr');
  await panel.write(page, 'Überschrift der Spalte', 'Jahr');
  await panel.choose(page, 'Aufgabe der Spalte', 'period');
  await shoot('indikator-spalten');
  await panel.addNext(page, 'Spalten der Daten', 'Name der Spalte');
  await panel.write(page, 'Name der Spalte', 'velos', -1);
  await panel.write(page, 'Überschrift der Spalte', 'Velos am Tag', -1);
  await panel.choose(page, 'Aufgabe der Spalte', 'value', -1);
}

/** Puts the indicator into the article. */
export async function useIndicator({ page, shoot }: Editing): Promise<void> {
  await panel.openEntry(page, 'Artikel', article.title);
  await panel.addBlock(page, 'Indikator');
  await panel.relate(page, 'Der Indikator', indicator.title);
  await shoot('indikator-block');
  await panel.save(page);
}

/** «Korrektur». */
export async function correct({ page, shoot }: Editing, title: string): Promise<void> {
  await panel.openEntry(page, 'Artikel', article.title);
  await panel.write(page, 'Titel', title);
  await panel.addFirst(page, 'Korrekturen');
  await panel.writeDay(page, 'Tag der Korrektur', article.day);
  await panel.write(page, 'Was falsch war', 'Im Titel stand eine falsche Zahl.');
  await shoot('korrektur-felder');
  await panel.publish(page);
}

/** «Sperrfrist»: until an instant that clocks in Switzerland show. */
export async function holdUntil({ page, shoot }: Editing, day: string, time: string): Promise<void> {
  await panel.writeInstant(page, day, time);
  await panel.show(page, 'Sperrfrist');
  await shoot('sperrfrist-feld');
  await panel.publish(page);
}

/** «Leichte Sprache». */
export async function writeEasily({ page, shoot }: Editing): Promise<void> {
  await panel.beginLanguage(page, 'Leichte Sprache');
  await panel.write(page, 'Titel', 'Mehr Menschen fahren Velo');
  await panel.write(page, 'Lead', 'Am Rhein fahren mehr Menschen Velo. Das zeigen die Zahlen.');
  await shoot('leichte-sprache-felder');
  await panel.addBlock(page, 'Text');
  await panel.writeText(page, 'Wir zählen die Velos Tag und Nacht.');
  await panel.publish(page);
  await panel.openLanguage(page, 'Deutsch');
}
