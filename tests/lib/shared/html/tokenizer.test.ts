import { describe, expect, it } from 'vitest';
import { readTags, textAfter } from '@/lib/shared/html/tokenizer';

function names(html: string): readonly string[] {
  return readTags(html).map(({ kind, name }) => (kind === 'end' ? `/${name}` : name));
}

describe('readTags', () => {
  it('gives names and attributes in lower case, with decoded values', () => {
    const [tag] = readTags('<LINK hrefLang="de" href=\'/a?b=1&amp;c=&#228;\' disabled data-x=plain>');
    expect(tag?.name).toBe('link');
    expect([...(tag?.attributes ?? [])]).toEqual([
      ['hreflang', 'de'],
      ['href', '/a?b=1&c=ä'],
      ['disabled', ''],
      ['data-x', 'plain'],
    ]);
  });

  it('gives the exact place of each tag', () => {
    const html = 'vor <p class="a">Text</p> nach';
    expect(readTags(html).map(({ start, end }) => html.slice(start, end))).toEqual(['<p class="a">', '</p>']);
  });

  it('is not misled by a closing bracket in a quoted value', () => {
    expect(names('<a title="1 > 0"><b></b></a>')).toEqual(['a', 'b', '/b', '/a']);
  });

  it('sees no tags in comments, scripts, styles and titles', () => {
    const html = '<!-- <i> --><!--><title><b></title><style>a>b{}<u></style><script>"<script><p>"</script><hr/>';
    expect(names(html)).toEqual(['title', '/title', 'style', '/style', 'script', '/script', 'hr']);
  });

  it('reads a script as browsers do when it holds a comment with a script in it', () => {
    const html = '<script>a="<!--<script>b</script>";c</script><p>';
    const tags = readTags(html);
    expect(names(html)).toEqual(['script', '/script', 'p']);
    expect(textAfter(html, tags, 0)).toBe('a="<!--<script>b</script>";c');
  });

  it('takes a lonely bracket as text and survives a page that ends within a tag', () => {
    expect(names('1 < 2 <b>x</b> <')).toEqual(['b', '/b']);
    expect(names('<p>x<a href="/y')).toEqual(['p', 'a']);
    expect(names('<p>x<script>never closed')).toEqual(['p', 'script']);
    expect(names('<p>x<!-- never closed <b>')).toEqual(['p']);
  });
});
