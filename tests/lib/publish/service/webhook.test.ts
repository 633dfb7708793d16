import { describe, expect, it } from 'vitest';
import { readWebhook } from '@/lib/publish/service/webhook';

describe('a webhook', () => {
  it.each([
    [
      'Strapi 5',
      {
        event: 'entry.publish',
        createdAt: '2026-11-22T08:30:00Z',
        model: 'article',
        uid: 'api::article.article',
        entry: { id: 1 },
      },
    ],
    ['Strapi 4', { event: 'entry.publish', createdAt: '2026-11-22T08:30:00Z', model: 'article', entry: { id: 1 } }],
  ])('of %s says what has changed', (_, body) => {
    expect(readWebhook(JSON.stringify(body))).toEqual({
      kind: 'change',
      event: 'entry.publish',
      model: 'article',
      by: null,
      takenBack: null,
    });
  });

  it.each(['media.update', 'media.delete'])('%s changes the site, too', (event) => {
    expect(readWebhook(JSON.stringify({ event, media: { url: '/uploads/a.png' } }))).toMatchObject({ kind: 'change' });
  });

  it('a file that is uploaded changes nothing before an entry with it is published', () => {
    const media = { url: '/uploads/a.png' };
    expect(readWebhook(JSON.stringify({ event: 'media.create', media }))).toEqual({ kind: 'draft' });
  });

  it.each(['entry.create', 'entry.update'])('%s of a draft changes nothing that visitors see', (event) => {
    const entry = { id: 1, publishedAt: null };
    expect(readWebhook(JSON.stringify({ event, model: 'article', entry }))).toEqual({ kind: 'draft' });
  });

  it.each(['entry.draft-discard', 'review-workflows.updateEntryStage'])('%s is of drafts only', (event) => {
    expect(readWebhook(JSON.stringify({ event, model: 'article' }))).toEqual({ kind: 'draft' });
  });

  it.each([
    ['entry.update', { kind: 'change', event: 'entry.update', model: null, by: null, takenBack: null }],
    ['entry.read', { kind: 'unknown', event: 'entry.read' }],
    [undefined, { kind: 'malformed' }],
  ])('of which nothing but its event is known is read, too: %s', (event, webhook) => {
    expect(readWebhook(JSON.stringify({ event }))).toEqual(webhook);
  });

  it.each([
    ['entry.update', { publishedAt: '2026-11-22T08:30:00Z' }],
    ['entry.update', 'draft'],
    ['entry.unpublish', { publishedAt: null }],
    ['entry.delete', { publishedAt: null }],
  ])('%s of %j is a change', (event, entry) => {
    expect(readWebhook(JSON.stringify({ event, entry }))).toMatchObject({ kind: 'change' });
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

  it('can be tried without a build', () => {
    expect(readWebhook('{"event":"trigger-test"}')).toEqual({ kind: 'trial' });
  });

  it('of a timer asks for a build, and tells of no change', () => {
    expect(readWebhook('{"event":"rebuild"}')).toEqual({ kind: 'repetition' });
  });

  it.each(['entry.read', 'toString', ''])('with the event «%s» is not known', (event) => {
    expect(readWebhook(JSON.stringify({ event }))).toEqual({ kind: 'unknown', event });
  });

  it.each(['', 'null', '[]', '{', '{"event":1}', '{"event":"entry.publish","model":{}}'])(
    'is not read from %s',
    (body) => {
      expect(readWebhook(body)).toMatchObject({ kind: 'malformed' });
    },
  );
});
