import { expect, it } from 'vitest';
import { decodeEntities, encodeEntities } from '@/lib/shared/browser/entities';

it('decodes what React writes, and numbers', () => {
  expect(decodeEntities('a &amp;&lt;&gt; &quot;b&quot; &#x27;c&#39; &#228;&#x1F4C8;')).toBe('a &<> "b" \'c\' ä📈');
});

it('leaves unknown names and impossible numbers as they are', () => {
  expect(decodeEntities('&bogus; &#9999999; & &amp;amp;')).toBe('&bogus; &#9999999; & &amp;');
});

it('encodes text for elements and attributes', () => {
  expect(encodeEntities('a & b < c > "d"')).toBe('a &amp; b &lt; c &gt; &quot;d&quot;');
});
