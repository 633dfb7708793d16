/** The tiny site with complete indicators: everything in it is valid. */
import type { SampleContent, SampleEntry } from '@/content-types/registry';
import { tinySite } from '../../fixtures/sampleSite';

function complete(entry: SampleEntry<'products'>): SampleEntry<'products'> {
  return {
    ...entry,
    text: {
      ...entry.text,
      lesehilfe: 'Im Jahr 2025 waren es 0,8 %.',
      long_description: 'Eine Linie, die steigt.',
      unit: '%',
      columns: [
        { key: 'jahr', label: 'Jahr', role: 'period' },
        { key: 'wert', label: 'Wert', role: 'value' },
      ],
    },
  };
}

const content: SampleContent = { ...tinySite.content, products: tinySite.content.products.map(complete) };

export const smallSite = { ...tinySite, content };
