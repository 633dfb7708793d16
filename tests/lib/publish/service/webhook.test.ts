import { describe, expect, it } from 'vitest';
import { readWebhook } from '@/lib/publish/service/webhook';

describe('a webhook', () => {
  it('says what has changed', () => {
    const body = { event: 'entry.publish', createdAt: '2026-11-22T08:30:00Z', model: 'article', entry: { id: 1 } };
    const change = { kind: 'change', event: 'entry.publish', model: 'article', by: null, takenBack: null };
    expect(readWebhook(JSON.stringify(body))).toEqual(change);
    expect(readWebhook('{"event":"entry.update"}')).toEqual({ ...change, event: 'entry.update', model: null });
  });

  const draft = { publishedAt: null };

  it.each([
    ['media.update', {}, 'change'],
    ['media.delete', {}, 'change'],
    // Before an entry with it is published, a file changes nothing.
    ['media.create', {}, 'draft'],
    ['entry.create', { entry: draft }, 'draft'],
    ['entry.update', { entry: draft }, 'draft'],
    ['entry.draft-discard', {}, 'draft'],
    ['review-workflows.updateEntryStage', {}, 'draft'],
    ['entry.update', { entry: { publishedAt: '2026-11-22T08:30:00Z' } }, 'change'],
    ['entry.update', { entry: 'draft' }, 'change'],
    ['entry.unpublish', { entry: draft }, 'change'],
    ['entry.delete', { entry: draft }, 'change'],
    ['trigger-test', {}, 'trial'],
    ['rebuild', {}, 'repetition'],
    ['entry.read', {}, 'unknown'],
    ['toString', {}, 'unknown'],
    ['', {}, 'unknown'],
    [undefined, {}, 'malformed'],
  ])('%s with %j is read as: %s', (event, own, kind) => {
    expect(readWebhook(JSON.stringify({ event, ...own }))).toMatchObject({ kind });
  });

  it.each([
    ['its entry', { entry: { updatedBy: { firstname: 'Ada', lastname: 'Meier', username: 'am' } } }, 'Ada Meier'],
    ['itself', { user: { firstname: 'Ada', lastname: null }, entry: { updatedBy: { username: 'bm' } } }, 'Ada'],
    ['a name to log in with', { entry: { updatedBy: { firstname: null, username: 'ada.m' } } }, 'ada.m'],
    ['nobody', { entry: { updatedBy: null } }, null],
    ['a very long name', { user: { firstname: 'A'.repeat(500) } }, 'A'.repeat(100)],
  ])('says who it was if it names %s', (_, own, by) => {
    expect(readWebhook(JSON.stringify({ event: 'entry.publish', ...own }))).toMatchObject({ kind: 'change', by });
  });

  it.each([
    ['entry.unpublish', 'article', { slug: 'aus-dem-buero', locale: 'de' }, 'articles/aus-dem-buero'],
    ['entry.unpublish', 'article', { slug: 'a'.repeat(301), locale: 'de' }, null],
    ['entry.delete', 'product', { stata_id: ' 5813', locale: null }, 'products/5813'],
    ['entry.delete', 'quiz', { slug: 'rhein' }, 'quizes/rhein'],
    ['entry.unpublish', 'article', { slug: 'aus-dem-buero', locale: 'fr' }, null],
    ['entry.publish', 'article', { slug: 'aus-dem-buero', locale: 'de' }, null],
    ['entry.unpublish', 'home-page', { locale: 'de' }, 'home-page/home-page'],
    ['entry.unpublish', 'article', { slug: { of: 'something' } }, null],
    ['entry.unpublish', 'article', null, null],
    ['entry.unpublish', 'constructor', { slug: 'aus-dem-buero' }, null],
  ])('%s of a %s %j takes back %s', (event, model, entry, takenBack) => {
    expect(readWebhook(JSON.stringify({ event, model, entry }))).toMatchObject({ kind: 'change', takenBack });
  });

  it.each(['', 'null', '[]', '{', '{"event":1}', '{"event":"entry.publish","model":{}}'])(
    'is not read from %s',
    (body) => {
      expect(readWebhook(body)).toMatchObject({ kind: 'malformed' });
    },
  );
});
