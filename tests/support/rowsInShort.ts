type Cell = string | number | null;

function cellOf(text: string): Cell {
  if (text === 'null') return null;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

/** Rows of data in short: `'2025 1.5 p, 2026 null r'`. The first cell of a row is text, others that are numbers are numbers. */
export function dataRows(text: string): Cell[][] {
  return text.split(', ').map((row) => {
    const [name = '', ...cells] = row.split(' ');
    return [name, ...cells.map(cellOf)];
  });
}
