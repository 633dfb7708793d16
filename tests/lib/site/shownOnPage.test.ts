import { describe, expect, it } from 'vitest';
import {
  withEntriesShown,
  withPicturesShown,
  addressOnPage,
  unlessShown,
  picturesUnlessShown,
  excludeShown,
  initialContext,
  withoutShownFigures,
} from '@/lib/site/shownOnPage';
import { contextIn, readBlocks } from '../../support/site';

const page = contextIn('de');
const indicators = page.content.all('products');
const [first] = indicators;
const key = first?.meta.key ?? '';
const picture = (url: string): { readonly file: { readonly url: string } } => ({ file: { url } });

describe('what a page shows', () => {
  it('is left out of its lists', () => {
    const after = withEntriesShown(page, first ? [first] : []);
    expect(excludeShown(indicators, page)).toEqual(indicators);
    expect(excludeShown(indicators, after)).toEqual(indicators.slice(1));
  });

  it('is led to where it stands, but for the figure itself', () => {
    const { blocks } = readBlocks([{ kind: 'indicator', indicator: key }]);
    const start = initialContext(page, { blocks: blocks.map((block) => ({ block, anchor: 'quote' })) });
    expect(addressOnPage(`/indikatorenportal/${key}`, start)).toBe('#quote');
    expect(addressOnPage(`/indikatorenportal/${key}`, withoutShownFigures(start))).toBe(`/indikatorenportal/${key}`);
    expect(addressOnPage('/indikatorenportal/999', start)).toBe('/indikatorenportal/999');
    expect(excludeShown(indicators, start)).not.toContain(first);
  });
});

describe('the pictures of a page', () => {
  it('are shown once', () => {
    const after = withPicturesShown(page, [picture('/a.svg')]);
    expect(unlessShown(picture('/a.svg'), after)).toBeNull();
    expect(unlessShown(picture('/b.svg'), after)).toEqual(picture('/b.svg'));
  });

  it('are in a list if each item has another', () => {
    const images = [picture('/a.svg'), picture('/b.svg')];
    expect(picturesUnlessShown(images, page)).toEqual(images);
  });

  it('are left out of a list if one would be missing', () => {
    const [first, second] = [picture('/a.svg'), picture('/b.svg')];
    expect(picturesUnlessShown([first, second, null], page)).toEqual([null, null, null]);
    expect(picturesUnlessShown([first, second, first], page)).toEqual([null, null, null]);
    expect(picturesUnlessShown([first, second], withPicturesShown(page, [second]))).toEqual([null, null]);
  });
});
