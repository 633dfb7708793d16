import { describe, expect, it } from 'vitest';
import { sampleContent, sampleTranslations } from '@/content-types/sample';

const mainMenu = sampleContent['header-links'].map(({ shared }) => shared.path);
const footers = [
  ...sampleContent.footer.map(({ text }) => text),
  ...Object.values(sampleTranslations).map(({ footer }) => footer?.['footer']),
];

describe('the sample footers', () => {
  it('lead to no other website that the main menu leads to under another name', () => {
    const links = footers.flatMap((footer) => footer?.button_links ?? []);
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter(({ url, is_external: isExternal }) => isExternal && mainMenu.includes(url))).toEqual([]);
  });
});
