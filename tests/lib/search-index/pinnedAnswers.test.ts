import { expect, it } from 'vitest';
import { withPinnedAnswers } from '@/lib/search-index/pinnedAnswers';
import { documentOf } from '../../fixtures/searchDocuments';
import { siteWithWords } from '../../support/siteWithWords';

it.each(['/unterthema/x', ' /unterthema/x ', '/unterthema/x/', '/fr/unterthema/x'])(
  'a pinned answer leads to the page as «%s»',
  (page) => {
    const contents = siteWithWords({ answers: [{ query: 'Medianmiete', page }] });
    const pinned = documentOf({ id: 'x', title: 'Mieten', url: '/unterthema/x' });
    const [found] = withPinnedAnswers([pinned], contents('de'));
    expect(found?.keywords).toContain('Medianmiete');
    expect(found?.answers).toHaveLength(1);
  },
);
