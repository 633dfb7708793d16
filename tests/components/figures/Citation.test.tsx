import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Citation } from '@/components/figures/Citation/Citation';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

it('how to quote a page is short sentences in Leichte Sprache, each on its line', () => {
  const context = contextIn('ls', '/artikel/miete');
  renderInPage(<Citation title="Was kostet Wohnen?" day="2026-08-21" context={context} />, 'ls');
  const lines = screen.getByText(/Was kostet Wohnen\?/, { selector: 'p' }).innerHTML.split('<br>');
  expect(lines.slice(0, 2)).toEqual(['Die Seite heisst: «Was kostet Wohnen?».', 'Sie ist vom 21.&nbsp;August 2026.']);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/^Sie steht hier: http.*\/ls\/artikel\/miete$/);
});
