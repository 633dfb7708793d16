/** Shows on an indicator's page its position in the list that led there, with links to its neighbours and back. */
import { isUnmodifiedClick } from '@/lib/shared/browser/isUnmodifiedClick';
import { resultListOfPage, storeResultList } from './resultList';
import type { ResultList } from './resultList';

function linkTo(address: string, text: string | undefined, onFollow?: () => void): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = text ?? '';
  link.addEventListener('click', (event) => {
    if (isUnmodifiedClick(event)) onFollow?.();
  });
  return link;
}

function partsOf({ dataset }: HTMLElement, passed: ResultList, place: number): readonly (string | Node)[] {
  const { list, addresses } = passed;
  const position = (dataset['position'] ?? '')
    .replace('{position}', String(place + 1))
    .replace('{count}', String(addresses.length));
  const neighbour = (at: number, text: string | undefined): readonly Node[] => {
    const address = addresses[at];
    return address === undefined ? [] : [linkTo(address, text, () => storeResultList(passed, address))];
  };
  return [
    position,
    ...neighbour(place - 1, dataset['previous']),
    ...neighbour(place + 1, dataset['next']),
    linkTo(list, dataset['list']),
  ];
}

/** Shows the position. Does nothing on a page that was not reached from a list, or that is restored from a cache. */
export function showListPosition(nav: HTMLElement): void {
  const passed = nav.hasChildNodes() ? null : resultListOfPage();
  const place = passed?.addresses.indexOf(window.location.pathname) ?? -1;
  if (passed === null || place === -1) return;
  nav.append(...partsOf(nav, passed, place).flatMap((part, index) => (index === 0 ? [part] : [' · ', part])));
  nav.hidden = false;
}
