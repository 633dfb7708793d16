// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readTags } from '@/lib/shared/html/tokenizer';
import { rawPage } from '../sampleExport';

it('finds the same elements and attributes as a browser', () => {
  const html = rawPage({
    head: '<meta name="description" content="&quot;A&quot; &amp; B > C"/>',
    main: '<h1>a<!-- --> b</h1><ul><li class="x y" data-n=1>1</li></ul><svg viewBox="0 0 1 1"><title>t</title><path d="M0 0"/></svg>',
  });
  const found = readTags(html)
    .filter(({ kind }) => kind === 'start')
    .map(({ name, attributes }) => [name, Object.fromEntries(attributes)]);
  const elements = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')];
  const expected = elements.map((element) => [
    element.localName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value])),
  ]);
  expect(found).toEqual(expected);
});
