import { describe, expect, it } from 'vitest';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { Fields } from '@/content-types/definition';
import { longText } from '@/content-types/fields';
import { contentNames, contentType } from '@/content-types/registry';
import { allForms, withLabels } from '@/lib/office/adminForms';
import { labelOf } from '@/lib/checks/report/fieldLabels';

const fields: Fields = { lead: longText('Lead: die Aussage in ein bis drei Sätzen.') };

describe('the form of a type in the admin panel', () => {
  const layouts = { edit: [[{ name: 'lead', size: 6 }]], list: ['lead'] };
  const set = { edit: { label: 'lead', visible: true }, list: { label: 'lead', sortable: true } };

  it('has the label, the description and the name of each field, and keeps all other settings', () => {
    const label = 'Lead';
    const description = 'Lead: die Aussage in ein bis drei Sätzen. [lead]';
    const settings = { pageSize: 10, mainField: 'id' };
    expect(withLabels({ settings, metadatas: { lead: set }, layouts }, fields)).toEqual({
      settings,
      metadatas: { lead: { edit: { visible: true, label, description }, list: { sortable: true, label } } },
      layouts,
    });
  });

  it.each([
    ['articles', 'title'],
    ['footer', 'copyright'],
    ['search-words', 'id'],
  ] as const)('calls an entry of %s by its %s', (name, field) => {
    const form = withLabels({ settings: {}, metadatas: {}, layouts }, contentType(name).fields);
    expect(form.settings).toEqual({ mainField: field });
  });

  it.each([
    ['parts.question', 'text'],
    ['parts.socialmedia-link', 'link_title'],
  ])('calls a %s by its %s', (uid, field) => {
    const inside = allForms().find((form) => form.uid === uid)?.fields ?? {};
    expect(withLabels({ settings: {}, metadatas: {}, layouts }, inside).settings).toEqual({ mainField: field });
  });

  const forms: readonly (readonly [string, Fields])[] = [
    ...contentNames.map((name) => [name, contentType(name).fields] as const),
    ...blockTypes.map(({ kind, fields: inside }) => [kind, inside] as const),
  ];

  it.each(forms)('of %s has no two fields with the same label', (_, inside) => {
    const labels = Object.values(inside).map(labelOf);
    expect(labels).toEqual([...new Set(labels)]);
  });
});

describe('the arrangement of a form', () => {
  const forms = allForms();

  it.each([
    ['api::article.article', ['title', 'updatedAt']],
    ['api::home-page.home-page', ['title', 'updatedAt']],
    ['parts.question', undefined],
  ])('of %s lists the columns %j', (uid, columns) => {
    expect(forms.find((form) => form.uid === uid)?.columns).toEqual(columns);
  });

  it.each(forms.map((form) => [form.uid, form] as const))(
    'of %s has each field once, in rows of one width that are not too long',
    (_, { fields, rows }) => {
      expect(rows.flatMap((row) => row.map(({ name }) => name)).sort()).toEqual(Object.keys(fields).sort());
      for (const row of rows) {
        expect(new Set(row.map(({ size }) => size)).size).toBe(1);
        expect(row.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12);
      }
    },
  );

  it('of an article has content first, then figures, links, publication, search, and what is technical last', () => {
    const rows = forms.find(({ uid }) => uid === 'api::article.article')?.rows ?? [];
    const names = rows.map((row) => row.map(({ name }) => name).join(' | '));
    const groups = ['title | slug', 'content', 'data_as_of | last_update | next_update', 'display_themes'];
    const later = ['publish_at | unpublish_at', 'seo_title', 'redirects_from'];
    expect(names.filter((name) => [...groups, ...later].includes(name))).toEqual([...groups, ...later]);
    expect([names[0], names.at(-1)]).toEqual(['title | slug', 'redirects_from']);
  });
});
