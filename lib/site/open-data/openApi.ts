/** What lies under `/daten/`, for programs that read OpenAPI 3.1. English, as such descriptions are. */
import { siteUrl } from '@/lib/base/config';
import { spreadsheetType, statesAddress } from '@/lib/site/dataFiles';
import { publisher } from '@/lib/site/permanentAddress';

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;

const indicatorSchema = {
  type: 'object',
  required: ['id', 'title', 'page', 'files'],
  properties: {
    id: { ...text, description: 'The number of the indicator, the same in every address.' },
    title: text,
    subtitle: textOrNull,
    unit: { ...textOrNull, description: 'As it stands behind numbers.' },
    unitLabel: textOrNull,
    themes: { type: 'array', items: text },
    periodFrom: {
      ...textOrNull,
      description: 'First period: 2026, 2025/26, 2026-Q3, 2026-07, 2026-W05 or 2026-07-31.',
    },
    periodTo: textOrNull,
    asOf: { ...textOrNull, description: 'The day that the data are of.' },
    lastUpdate: textOrNull,
    nextUpdate: { ...textOrNull, description: 'A day, or words.' },
    sources: { type: 'array', items: text },
    license: { ...textOrNull, description: 'Terms of use in words.' },
    licenseAddress: textOrNull,
    page: { ...text, format: 'uri' },
    files: { type: 'object', additionalProperties: { ...text, format: 'uri' } },
    earlier: {
      type: 'array',
      description: 'The data as they were before, the newest first.',
      items: {
        type: 'object',
        required: ['date', 'csv'],
        properties: { date: { ...text, format: 'date' }, csv: { ...text, format: 'uri' } },
      },
    },
  },
} as const;

const stateSchema = {
  type: 'object',
  required: ['day', 'change'],
  properties: {
    day: { ...text, format: 'date', description: 'The day on which it was published first.' },
    change: {
      type: ['object', 'null'],
      description:
        'What was new: numbers of values, and the revised values if they are few. Null of the first state that is known.',
    },
  },
} as const;

const historySchema = {
  type: 'object',
  required: ['current', 'earlier'],
  properties: { current: stateSchema, earlier: { type: 'array', items: stateSchema } },
} as const;

interface Described {
  readonly summary: string;
  readonly mediaType: string;
  readonly schema: object;
}

function answer({ mediaType, schema }: Described): object {
  return {
    '200': { description: 'The file.', content: { [mediaType]: { schema } } },
    '404': { description: 'There is no such file.' },
  };
}

function single(operationId: string, described: Described): object {
  return { get: { operationId, summary: described.summary, responses: answer(described) } };
}

const date = {
  name: 'date',
  in: 'path',
  required: true,
  description: 'The day on which that state was published first.',
  schema: { ...text, format: 'date' },
} as const;

const id = { name: 'id', in: 'path', required: true, description: 'Number of the indicator.', schema: text } as const;

function ofIndicator(operationId: string, described: Described, others: readonly object[] = []): object {
  const parameters = [id, ...others];
  return { get: { operationId, summary: described.summary, parameters, responses: answer(described) } };
}

const jsonStatSchema = {
  type: 'object',
  required: ['version', 'class', 'id', 'size', 'dimension', 'value'],
  properties: { version: { const: '2.0' }, class: { const: 'dataset' } },
} as const;

function listPaths(): object {
  const index = {
    type: 'object',
    required: ['indicators'],
    properties: { indicators: { type: 'array', items: indicatorSchema } },
  };
  return {
    '/daten/index.json': single('listIndicators', {
      summary: 'All indicators with the addresses of their files',
      mediaType: 'application/json',
      schema: index,
    }),
    '/daten/index.csv': single('listIndicatorsAsCsv', {
      summary: 'The same as CSV',
      mediaType: 'text/csv',
      schema: text,
    }),
    [statesAddress]: single('listStates', {
      summary: 'When the data of each indicator changed, and what was new',
      mediaType: 'application/json',
      schema: {
        type: 'object',
        required: ['indicators'],
        properties: { indicators: { type: 'object', additionalProperties: historySchema } },
      },
    }),
  };
}

const areaName = {
  name: 'area',
  in: 'path',
  required: true,
  description: 'Last part of the address of its page.',
  schema: text,
} as const;

function areaPaths(): object {
  const described = {
    summary: 'The newest values of an area, with rank and canton',
    mediaType: 'text/csv',
    schema: text,
  };
  return {
    '/daten/gebiet/{area}.csv': {
      get: {
        operationId: 'areaAsCsv',
        summary: described.summary,
        parameters: [areaName],
        responses: answer(described),
      },
    },
  };
}

function indicatorPaths(): object {
  return {
    '/daten/indikator/{id}.csv': ofIndicator('indicatorAsCsv', {
      summary: 'Data as CSV: lines that begin with # say what they are, then column keys, then rows',
      mediaType: 'text/csv',
      schema: text,
    }),
    '/daten/indikator/{id}/{date}.csv': ofIndicator(
      'earlierIndicatorAsCsv',
      {
        summary: 'Data as they were public from a day on, until they changed; the file never changes',
        mediaType: 'text/csv',
        schema: text,
      },
      [date],
    ),
    '/daten/indikator/{id}.csv-metadata.json': ofIndicator('csvMetadata', {
      summary: 'What the CSV file holds: CSV on the Web',
      mediaType: 'application/json',
      schema: { type: 'object' },
    }),
    '/daten/indikator/{id}.xlsx': ofIndicator('indicatorAsSpreadsheet', {
      summary: 'Data as a spreadsheet with a sheet of metadata',
      mediaType: spreadsheetType,
      schema: {},
    }),
    '/daten/indikator/{id}.json': ofIndicator('indicatorAsJsonStat', {
      summary: 'Data as JSON-stat 2.0',
      mediaType: 'application/json',
      schema: jsonStatSchema,
    }),
    '/daten/indikator/{id}.svg': ofIndicator('indicatorAsDrawing', {
      summary: 'The chart with title, unit, source and address, in German; not there if the data have no chart',
      mediaType: 'image/svg+xml',
      schema: text,
    }),
  };
}

export function openApi(): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: publisher('en'),
      version: '1',
      description: 'Files with stable addresses. They are read only, need no key, and are made anew with each release.',
    },
    servers: [{ url: siteUrl() }],
    paths: { ...listPaths(), ...areaPaths(), ...indicatorPaths() },
  });
}
