/** The documentation of all content types, blocks and components for editors, as Markdown in German. */
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { ContentType } from '@/content-types/contentType';
import type { BlockType, ComponentType } from '@/content-types/definition';
import { contentNames, contentType } from '@/content-types/registry';
import { buildingFields, contentTypeFields, documentedParts, fieldGroups, fieldList } from './fieldLists';
import {
  blockDocumentationHeading,
  blocksHeading,
  commonHeading,
  contentTypeHeading,
  iconsHeading,
  partHeading,
  partsHeading,
} from './headings';
import { iconSheetName, iconSheetText } from './iconSheet';
import { checksHeading, checksList } from './checksList';
import { checksIntroduction, fieldsIntroduction, introduction } from './introduction';
import { code, document, headingLink, list } from './markdown';

interface Section {
  readonly heading: string;
  readonly pieces: readonly string[];
}

interface Chapter {
  readonly heading: string;
  readonly doc: string;
  readonly sections: readonly Section[];
}

function contentTypeSection(type: ContentType): Section {
  const name = `Im CMS: ${code(type.name)}`;
  return { heading: contentTypeHeading(type), pieces: [`${type.doc} ${name}.`, ...contentTypeFields(type.fields)] };
}

function blockSection(block: BlockType): Section {
  const name = `Im CMS auch: ${code(block.kind)}.`;
  return {
    heading: blockDocumentationHeading(block),
    pieces: [`${block.doc} ${name}`, ...buildingFields(block.fields)],
  };
}

function partSection(part: ComponentType): Section {
  return { heading: partHeading(part), pieces: [part.doc, ...buildingFields(part.fields)] };
}

function hasAddress(type: ContentType): boolean {
  return type.kind === 'collection' && type.address !== undefined;
}

function contentChapters(): readonly Chapter[] {
  const all = contentNames.map(contentType);
  const sections = (wanted: (type: ContentType) => boolean): readonly Section[] =>
    all.filter(wanted).map(contentTypeSection);
  return [
    {
      heading: 'Sammlungen mit Adresse',
      doc: 'Beliebig viele Einträge; jeder hat seine Adresse auf der Website.',
      sections: sections(hasAddress),
    },
    {
      heading: 'Sammlungen ohne Adresse',
      doc: 'Beliebig viele Einträge ohne eigene Seite.',
      sections: sections((type) => type.kind === 'collection' && !hasAddress(type)),
    },
    {
      heading: 'Einzelne Seiten',
      doc: 'Jede gibt es genau einmal je Sprache.',
      sections: sections((type) => type.kind === 'single'),
    },
  ];
}

function buildingChapters(): readonly Chapter[] {
  return [
    {
      heading: blocksHeading,
      doc: 'Aus Blöcken besteht der Inhalt der Seiten. Sie erscheinen in der Reihenfolge, in der sie im CMS stehen.',
      sections: blockTypes.map(blockSection),
    },
    {
      heading: iconsHeading,
      doc: `![${iconSheetText}](${iconSheetName})\n\nDie letzten sechs sind die der sozialen Netze.`,
      sections: [],
    },
    {
      heading: partsHeading,
      doc: 'Gruppen von Feldern, die mehrmals vorkommen.',
      sections: documentedParts.map(partSection),
    },
  ];
}

function commonChapter(): Chapter {
  return {
    heading: commonHeading,
    doc: 'Die Abschnitte weiter unten nennen diese Felder nach «Dazu:» nur noch beim Namen.',
    sections: fieldGroups.map(({ heading, doc, fields, inLanguages }) => ({
      heading,
      pieces: [doc, fieldList(fields, inLanguages)],
    })),
  };
}

function contentsLine({ heading, sections }: Chapter): string {
  const links = sections.map((section) => headingLink(section.heading, section.heading)).join(', ');
  return `${headingLink(heading, heading)}${links === '' ? '' : `: ${links}`}`;
}

function chapterText({ heading, doc, sections }: Chapter): readonly string[] {
  return [`## ${heading}`, doc, ...sections.flatMap((section) => [`### ${section.heading}`, ...section.pieces])];
}

/** The whole page; the same content types always give the same text. */
export function editorsDocumentation(): string {
  const [common, types, buildings] = [commonChapter(), contentChapters(), buildingChapters()];
  // Fields lead to common fields, blocks and components.
  const contents = list([
    headingLink(common.heading, common.heading),
    ...types.map(contentsLine),
    buildings.map(({ heading }) => headingLink(heading, heading)).join(', '),
  ]);
  return document([
    ...introduction,
    ...[`## ${checksHeading}`, ...checksIntroduction, ...checksList()],
    ...['## Inhalt', contents, fieldsIntroduction],
    ...[common, ...types, ...buildings].flatMap(chapterText),
  ]);
}
