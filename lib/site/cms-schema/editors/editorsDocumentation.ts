/** The documentation of all content types, blocks and components for editors, as Markdown in German. */
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { ContentType } from '@/content-types/contentType';
import type { BlockType, ComponentType } from '@/content-types/definition';
import { contentNames, contentType } from '@/content-types/registry';
import { reachableParts } from '../parts';
import { contentTypeFields, fieldGroups, fieldTable } from './fieldTables';
import { blockDocumentationHeading, blocksHeading, contentTypeHeading, partHeading } from './headings';
import { iconSheetName, iconSheetText } from './iconSheet';
import { checksHeading, checksTable } from './checksTable';
import { checksIntroduction, introduction } from './introduction';
import { code, document, headingLink } from './markdown';

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
    pieces: [`${block.doc} ${name}`, fieldTable(block.fields, false)],
  };
}

function partSection(part: ComponentType): Section {
  return { heading: partHeading(part), pieces: [part.doc, fieldTable(part.fields, false)] };
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
  const parts = reachableParts(
    [...contentNames.map((name) => contentType(name)), ...blockTypes].map(({ fields }) => fields),
  );
  return [
    {
      heading: blocksHeading,
      doc: 'Aus Blöcken besteht der Inhalt der Seiten. Sie erscheinen in der Reihenfolge, in der sie im CMS stehen.',
      sections: blockTypes.map(blockSection),
    },
    {
      heading: 'Symbole',
      doc: `![${iconSheetText}](${iconSheetName})\n\nDie letzten sechs sind die der sozialen Netze.`,
      sections: [],
    },
    { heading: 'Bausteine', doc: 'Gruppen von Feldern, die mehrmals vorkommen.', sections: parts.map(partSection) },
    {
      heading: 'Gemeinsame Felder',
      doc: 'Diese Felder haben mehrere Sammlungen und Seiten.',
      sections: fieldGroups.map(({ heading, doc, fields }) => ({ heading, pieces: [doc, fieldTable(fields, true)] })),
    },
  ];
}

function contents(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ heading, sections }) => {
      const links = sections.map((section) => headingLink(section.heading, section.heading));
      return `- ${[headingLink(heading, heading), ...(links.length > 0 ? [links.join(', ')] : [])].join(': ')}`;
    })
    .join('\n');
}

/** The whole page; the same content types always give the same text. */
export function editorsDocumentation(): string {
  const chapters = [...contentChapters(), ...buildingChapters()];
  const body = chapters.flatMap(({ heading, doc, sections }) => [
    `## ${heading}`,
    doc,
    ...sections.flatMap((section) => [`### ${section.heading}`, ...section.pieces]),
  ]);
  const checks = [`## ${checksHeading}`, ...checksIntroduction, checksTable()];
  return document([...introduction, ...checks, '## Inhalt', contents(chapters), ...body]);
}
