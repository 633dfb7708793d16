/** Sorts the table of a chart by a column, or restores its original order. */
export interface SortTexts {
  readonly sortedUp: string;
  readonly sortedDown: string;
  readonly unsorted: string;
  /** The decimal mark. */
  readonly decimal: string;
  /** The sign of a value that does not occur; sorted as zero. */
  readonly nothing: string;
}

function isSortTexts(value: unknown): value is SortTexts {
  return typeof value === 'object' && value !== null && 'sortedUp' in value;
}

/** The sort key of a cell: a number without its notes, or a text; null for a missing value. */
function keyOf(cell: Element | undefined, isNumber: boolean, { decimal, nothing }: SortTexts): number | string | null {
  const text = (isNumber ? cell?.firstChild : cell)?.textContent ?? '';
  if (!isNumber) return text;
  if (text === nothing) return 0;
  const digits = text
    .replace('\u2212', '-')
    .replace(decimal, '.')
    .replace(/[^\d.-]/g, '');
  return digits === '' ? null : Number(digits);
}

function compare(one: number | string | null, other: number | string | null, direction: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction;
  return (
    String(one).localeCompare(String(other), document.documentElement.lang || undefined, { numeric: true }) * direction
  );
}

function stepAfter(known: string | null): 'ascending' | 'descending' | null {
  return known === 'ascending' ? 'descending' : known === null ? 'ascending' : null;
}

/** Sorts by a column; each call changes the direction: ascending, descending, original order. Returns the text to announce. */
function sort(
  table: HTMLTableElement,
  head: HTMLElement,
  rows: readonly HTMLTableRowElement[],
  texts: SortTexts,
): string {
  const next = stepAfter(head.getAttribute('aria-sort'));
  for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
  const column = [...(head.parentElement?.children ?? [])].indexOf(head);
  const { order } = head.dataset;
  const keys = new Map(
    rows.map((row, index) => {
      // Rows are in chronological order, so periods sort by row, not by name.
      const place = order === 'up' ? index : -index;
      const isTime = order === 'up' || order === 'down';
      return [row, isTime ? place : keyOf(row.cells[column], order === 'number', texts)] as const;
    }),
  );
  const direction = next === 'descending' ? -1 : 1;
  const sorted = [...rows];
  if (next !== null) sorted.sort((one, other) => compare(keys.get(one) ?? null, keys.get(other) ?? null, direction));
  table.tBodies[0]?.append(...sorted);
  if (next !== null) head.setAttribute('aria-sort', next);
  const text = next === null ? texts.unsorted : next === 'ascending' ? texts.sortedUp : texts.sortedDown;
  return text.replace('{column}', head.textContent.trim());
}

export function startTableSort(table: HTMLTableElement, announce: (text: string) => void): void {
  const texts: unknown = JSON.parse(table.dataset['sort'] ?? 'null');
  const [body] = table.tBodies;
  if (!isSortTexts(texts) || body === undefined || table.querySelector('thead button') !== null) return;
  const rows = [...body.rows];
  for (const head of table.querySelectorAll<HTMLElement>('thead th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => announce(sort(table, head, rows, texts)));
  }
}
