import { describe, expect, it } from 'vitest';
import {
  afterEntries,
  afterPictures,
  nearestAddress,
  newPicture,
  newPictures,
  shownNowhereElse,
  startOfPage,
  withoutFigures,
} from '@/lib/site/shown';
import { contextIn, readBlocks } from '../../support/site';

const page = contextIn('de');
const indicators = page.content.all('products');
const [first] = indicators;
const key = first?.meta.key ?? '';
const picture = (url: string): { readonly file: { readonly url: string } } => ({ file: { url } });

describe('what a page shows', () => {
  it('is left out of its lists', () => {
    const after = afterEntries(page, first ? [first] : []);
    expect(shownNowhereElse(indicators, page)).toEqual(indicators);
    expect(shownNowhereElse(indicators, after)).toEqual(indicators.slice(1));
  });

  it('is led to where it stands, but for the figure itself', () => {
    const { blocks } = readBlocks([{ kind: 'indicator', indicator: key }]);
    const start = startOfPage(page, { blocks: blocks.map((block) => ({ block, anchor: 'quote' })) });
    expect(nearestAddress(`/indikatorenportal/${key}`, start)).toBe('#quote');
    expect(nearestAddress(`/indikatorenportal/${key}`, withoutFigures(start))).toBe(`/indikatorenportal/${key}`);
    expect(nearestAddress('/indikatorenportal/999', start)).toBe('/indikatorenportal/999');
    expect(shownNowhereElse(indicators, start)).not.toContain(first);
  });
});

describe('the pictures of a page', () => {
  it('are shown once', () => {
    const after = afterPictures(page, [picture('/a.svg')]);
    expect(newPicture(picture('/a.svg'), after)).toBeNull();
    expect(newPicture(picture('/b.svg'), after)).toEqual(picture('/b.svg'));
  });

  it('are in a list if each item has another', () => {
    const images = [picture('/a.svg'), picture('/b.svg')];
    expect(newPictures(images, page)).toEqual(images);
  });

  it('are left out of a list if one would be missing', () => {
    const [first, second] = [picture('/a.svg'), picture('/b.svg')];
    expect(newPictures([first, second, null], page)).toEqual([null, null, null]);
    expect(newPictures([first, second, first], page)).toEqual([null, null, null]);
    expect(newPictures([first, second], afterPictures(page, [second]))).toEqual([null, null]);
  });
});
