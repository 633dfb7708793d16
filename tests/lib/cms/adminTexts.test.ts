import { describe, expect, it } from 'vitest';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { Fields } from '@/content-types/definition';
import { longText } from '@/content-types/fields';
import { contentNames, contentType } from '@/content-types/registry';
import { withTexts } from '@/lib/cms/adminTexts';
import { labelOf } from '@/lib/content/fieldLabels';

const fields: Fields = { lead: longText('Lead: die Aussage in ein bis drei Sätzen.') };

describe('the form of a type in the admin panel', () => {
  const set = { edit: { label: 'lead', visible: true }, list: { label: 'lead', sortable: true } };

  it('has the label, the description and the name of each field, and keeps all other settings', () => {
    const label = 'Lead';
    const description = 'Lead: die Aussage in ein bis drei Sätzen. [lead]';
    expect(withTexts({ metadatas: { lead: set } }, fields)).toEqual({
      metadatas: { lead: { edit: { visible: true, label, description }, list: { sortable: true, label } } },
    });
  });

  it('leaves the fields that Strapi adds', () => {
    expect(withTexts({ metadatas: { createdAt: set } }, fields)).toEqual({ metadatas: { createdAt: set } });
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
