import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { ConfigurationError } from '@/lib/shared/errors';
import { encodeEntities } from '@/lib/shared/browser/entities';
import { visitTexts } from '@/lib/content/visit';
import { messagesByLocale } from '@/lib/i18n/messages';
import { BuildFailedError, ReleaseError } from '@/lib/publish/release/releaseError';
import { failureTopic } from '@/lib/publish/service/failureTopic';
import { isStatusMessage, writeStatusPage } from '@/lib/publish/service/StatusPage';
import { calm, outside } from '../../../support/statusPages';

const library = path.join(import.meta.dirname, '../../../../lib');

/** Files that cannot be read and answers of the sample CMS: caught where they happen. */
const caught = [
  'AnswerTooLargeError',
  'DataFileError',
  'SheetIsLong',
  'BrokenArchive',
  'ArchiveTooLarge',
  'ServerError',
  'ApiError',
];

/** The names of all errors that the code of the server throws. */
function errorNames(): readonly string[] {
  const files = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const texts = files
    .filter((file) => !/^(?:client|search)\/|\/browser\//.test(file))
    .map((file) => readFileSync(path.join(library, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/override readonly name(?:: string)? = '(\w+)'/g)].flatMap(([, name]) => name ?? []),
  );
}

function textsIn(value: unknown): readonly string[] {
  const texts: string[] = [];
  visitTexts(value, '', (text) => texts.push(text));
  return texts;
}

/** Told to who pushes data, and to who backs up: no part of the service. */
const ofOthers = ['PushRequestError', 'PushAccessError', 'BackupError'];

describe('what a failure is about', () => {
  it('is known of every error of this project', () => {
    const names = errorNames();
    expect(names.length).toBeGreaterThan(30);
    const never = ['SiteError', 'CommandError', 'BuildFailedError', ...ofOthers, ...caught];
    const unknown = names.filter(
      (name) => !never.includes(name) && failureTopic(new BuildFailedError('', name)) === 'other',
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    [new BuildFailedError('', 'LossError'), 'loss'],
    [new BuildFailedError('', 'CmsAccessError'), 'access'],
    [new BuildFailedError('', undefined), 'other'],
    [new ReleaseError('', { cause: new BuildFailedError('', 'CmsTimeoutError') }), 'cms'],
    [new ReleaseError('', { cause: new Error('x') }), 'release'],
    [new ReleaseError('', { cause: Object.assign(new Error(''), { code: 'ENOSPC' }) }), 'disk'],
    [new ConfigurationError(''), 'settings'],
    [new TypeError('x is not a function'), 'other'],
    ['text', 'other'],
  ])('%s: %s', (error, topic) => {
    expect(failureTopic(error)).toBe(topic);
  });
});

describe('a page for editors', () => {
  const request = {
    changes: 2,
    first: '2026-08-21T10:00:00.000Z',
    last: '2026-08-21T10:05:00.000Z',
    reason: 'entry.publish article',
    upTo: { series: 'a', number: 2 },
    changed: null,
  };
  const place = { type: 'articles', key: 'leerstand-2026', editAddress: null } as const;

  const { publication: german } = messagesByLocale.de;
  const english = 'The technical words of the log';
  const topics = [
    ...['CmsTimeoutError', 'FileOutageError', 'LossError', 'MissingHomePageError'],
    ...['ContentError', 'ExportError', 'SearchServerError', 'ConfigurationError', 'ReleaseError', 'TypeError'],
  ].map((name) => failureTopic(new BuildFailedError('', name)));

  it.each(locales.filter((locale) => locale !== 'en'))(
    'holds no sentence of the log, in %s, whatever happens',
    (locale) => {
      for (const topic of topics) {
        const lastError = { at: request.first, message: english, topic };
        const fault = { message: english, remedy: 'unknown' } as const;
        const status = { ...calm, lastError, failures: 1, fault };
        const told = Object.keys(german.told).filter(isStatusMessage);
        for (const one of [null, ...told]) {
          const page = writeStatusPage(status, locale, { ...outside, isLoggedIn: true, told: one });
          expect(page).not.toContain(english);
          expect(page).toContain(messagesByLocale[locale].publication.topics[topic]);
        }
      }
    },
  );

  it('has words of its own for everything in each language', () => {
    const english = new Set(textsIn(messagesByLocale.en.publication));
    for (const locale of ['de', 'fr', 'it'] as const) {
      const same = textsIn(messagesByLocale[locale].publication).filter((text) => english.has(text));
      // A single word may be the same, and so may what stands in braces.
      expect(same.filter((text) => /\p{L} \p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
    }
  });

  it.each([
    [[]],
    [[{ ...place, severity: 'error', locale: 'de', field: 'title', code: 'empty', values: {} }]],
  ] as const)('never says after a take-back that all appears, but what brings the newest release back', (problems) => {
    const view = { ...outside, isLoggedIn: true, content: { problems, planned: [] } };
    for (const locale of locales) {
      const texts = messagesByLocale[locale].publication;
      const page = writeStatusPage({ ...calm, heldSince: request.first }, locale, view);
      expect(page).not.toContain(encodeEntities(texts.allShown));
      expect(page).toContain(`<p>${encodeEntities(texts.earlierShown)}</p>`);
      expect(page).toContain(encodeEntities(texts.publishNowBringsBack));
      expect(texts.earlierShown).toContain(texts.publishNow);
      expect(writeStatusPage(calm, locale, view)).not.toContain(encodeEntities(texts.publishNowBringsBack));
    }
  });

  it.each(['lost-queue', 'editor', 'pictures', 'rebuild', 'search', 'repair', 'embargo'])(
    'says in words of what this service builds by itself: %s',
    (reason) => {
      expect(writeStatusPage({ ...calm, waiting: { ...request, reason } }, 'de', outside)).not.toContain(
        `zuletzt: ${reason}<`,
      );
    },
  );
});
