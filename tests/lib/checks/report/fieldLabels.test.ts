import { describe, expect, it } from 'vitest';
import { contentNames, contentType } from '@/content-types/registry';
import { fieldLabel } from '@/lib/checks/report/fieldLabels';

describe('what editors call a field', () => {
  const { fields } = contentType('articles');

  it.each([
    ['lead', 'Lead'],
    ['content.3.body', 'Inhalt › 4. › Text'],
    ['content.0.kicker', 'Inhalt › 1. › Zeile über dem Titel'],
  ])('is its label, with places as people count them: %s', (path, label) => {
    expect(fieldLabel(fields, path)).toBe(label);
  });

  it('is every name that it has, where boxes differ', () => {
    expect(fieldLabel(fields, 'content.1.items')).toBe('Inhalt › 2. › Die Kennzahlen / Die Verweise');
  });

  it('is never that of the CMS', () => {
    const names = contentNames.flatMap((name) =>
      Object.keys(contentType(name).fields).map((field) => [name, field] as const),
    );
    expect(names.filter(([name, field]) => fieldLabel(contentType(name).fields, field) === field)).toEqual([]);
  });
});
