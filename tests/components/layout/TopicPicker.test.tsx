/** Alone: what the style sheet hides is asked for. */
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '@/components/layout/TopicPicker/TopicPicker.scss';
import { TopicPicker } from '@/components/layout/TopicPicker/TopicPicker';
import { allFaults } from '../../support/pageFaults';
import { textsOf } from '../../support/textsOf';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

afterEach(() => {
  delete document.body.dataset['menuKey'];
});

describe('the topic picker', () => {
  it.each(['', 'search', 'interactive'])('B3.5 does not appear on pages of the menu entry %j', (key) => {
    document.body.dataset['menuKey'] = key;
    renderInPage(<TopicPicker context={contextIn('de')} />);
    expect(screen.getByText('Ich möchte etwas [de]')).not.toBeVisible();
  });

  it('B3.5 appears on pages of the topics, and asks with the words of the editors', () => {
    document.body.dataset['menuKey'] = 'topics';
    renderInPage(<TopicPicker context={contextIn('de')} />);
    expect(screen.getByText('Ich möchte etwas [de]')).toBeVisible();
    expect(screen.getByText('bitte auswählen [de]').closest('summary')).toBeVisible();
  });

  it('B3.5 lists themes with their sub-themes as links, which need no script', () => {
    const page = renderInPage(<TopicPicker context={contextIn('fr')} />, 'fr');
    const hidden = { hidden: true };
    expect(textsOf(within(page).getAllByRole('link', hidden))).toEqual([
      'Bevölkerung [de]',
      'Alter [de]',
      'Logement [fr]',
      'Logements vides [fr]',
      'Wohnfläche [de]',
    ]);
    expect(screen.getByRole('link', { name: 'Logements vides [fr]', ...hidden })).toHaveAttribute(
      'href',
      '/fr/unterthema/leerstand',
    );
  });

  it.each(['ls', 'fr'] as const)('keeps the rules of a page (%s)', (locale) => {
    document.body.dataset['menuKey'] = 'topics';
    const page = renderInPage(<TopicPicker context={contextIn(locale)} />, locale);
    expect(allFaults(page, locale)).toEqual([]);
  });
});
