/** The drawings of all icons that editors may choose, each with its name, as one picture for the documentation. */
import { linkIcons, networkIcons } from '@/content-types/fields';
import { drawingOf } from '@/lib/site/icons';

/** The name of the file, in the folder of the documentation. */
export const iconSheetName = 'icons.svg';

const columns = 4;
const cell = { width: 160, height: 48 };
const names = [...linkIcons, ...networkIcons];

export const iconSheetText = `Die Symbole, die es gibt: ${names.join(', ')}`;

function place(name: (typeof names)[number], index: number): string {
  const x = 16 + (index % columns) * cell.width;
  const y = 12 + Math.floor(index / columns) * cell.height;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<path d="${drawingOf(name)}" fill="none" stroke="#17211d" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<text x="36" y="17" font-family="ui-monospace, monospace" font-size="14" fill="#17211d">${name}</text>`,
    '</g>',
  ].join('');
}

export function iconSheet(): string {
  const width = columns * cell.width;
  const height = Math.ceil(names.length / columns) * cell.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img">`,
    `<title>${iconSheetText}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...names.map(place),
    '</svg>\n',
  ].join('\n');
}
