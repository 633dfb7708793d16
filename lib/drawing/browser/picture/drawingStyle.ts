/**
 * The classes of `charts.scss` as attributes, because drawing programs ignore style sheets. Colours are names of site colours. Three
 * values refer to the surroundings: `series` is the colour of the nearest series, `dash` its dashes, `edge` the line that separates
 * neighbours.
 */
import { fontSize } from '../chartMetrics';
import { classesOf } from './drawingElement';
import type { DrawingElement } from './drawingElement';

/** Attributes by name; like CSS properties, they are inherited by everything in the element. */
export type DrawingStyle = Readonly<Record<string, string>>;

const stroked = { fill: 'none', 'stroke-dasharray': '' };

const looks: Readonly<Record<string, DrawingStyle>> = {
  'charts-text': { fill: 'ink-2' },
  'charts-value': { fill: 'ink' },
  'charts-inside': { fill: 'ink', 'text-anchor': 'middle' },
  'charts-strong': { fill: 'ink', 'font-weight': 'bold' },
  'charts-grid': { ...stroked, stroke: 'rule' },
  'charts-zero': { ...stroked, stroke: 'ink-2' },
  'charts-line': {
    fill: 'none',
    stroke: 'series',
    'stroke-width': '2.25',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
  'charts-halo': { fill: 'none', stroke: 'paper', 'stroke-width': '6' },
  'charts-marker': { fill: 'series', stroke: 'paper' },
  'charts-hollow': { fill: 'paper', stroke: 'series', 'stroke-width': '1.75' },
  'charts-unsure': { 'stroke-dasharray': '5 4' },
  'charts-dashed': { 'stroke-dasharray': 'dash' },
  'charts-circle': { fill: 'series', 'fill-opacity': '0.35', stroke: 'series', 'stroke-width': '1.5' },
  'charts-emptied': { 'fill-opacity': '0' },
  'charts-interval': { fill: 'series', 'fill-opacity': '0.16' },
  'charts-bound': { fill: 'none', stroke: 'series', 'stroke-width': '1.5', 'stroke-dasharray': '2 3' },
  'charts-range': { ...stroked, stroke: 'ink', 'stroke-width': '1.5' },
  'charts-range-edge': { stroke: 'paper', 'stroke-width': '4' },
  'charts-bar': { fill: 'none', stroke: 'series' },
  'charts-columns': { fill: 'none', stroke: 'series' },
  'charts-context': { fill: 'none', stroke: 'ink-2', 'stroke-opacity': '0.4' },
  'charts-area': { fill: 'series', stroke: 'edge', 'stroke-width': '1.5' },
  // Only its edge makes the palest tone visible.
  'charts-land': { '--edge': 'ink 50% paper' },
  'charts-plain-area': { '--series': 'ink 9% paper' },
  'charts-empty-area': { '--series': 'paper', stroke: 'ink-2', 'stroke-width': '0.75' },
  'charts-hatched': { fill: 'none', stroke: 'ink-2' },
  'charts-round': { fill: 'chart-1', stroke: 'paper', 'stroke-width': '1.5' },
  'charts-disk': { fill: 'chart-1', stroke: 'paper' },
  'charts-tile': { stroke: 'series' },
  'charts-no-data': { '--series': 'ink-2', 'stroke-dasharray': '1 3' },
  'charts-tile-name': { fill: 'ink', 'font-size': String(fontSize * 0.85), 'text-anchor': 'middle' },
  'charts-on-heat3': { fill: 'on-chart-scale-3' },
  'charts-on-heat4': { fill: 'paper' },
  'charts-on-heat5': { fill: 'paper' },
  'charts-mark-line': { fill: 'none', stroke: 'ink', 'stroke-dasharray': '2 3' },
  'charts-mark-range': { fill: 'ink', 'fill-opacity': '0.07' },
  'charts-mark-point': { fill: 'none', stroke: 'ink', 'stroke-width': '1.5' },
  'charts-mark-badge': { fill: 'ink-2' },
  'charts-mark-number': {
    fill: 'paper',
    'font-size': String(fontSize * 0.8),
    'font-weight': 'bold',
    'text-anchor': 'middle',
  },
  'charts-legend': { '--series': 'ink' },
};

const dashes = ['', '7 4', '1 4.5', '12 4 1 4', '4 6', '12 4'];
const answers = ['55%', '38%', '22%'];

/** Styles of numbered classes: series, answers, steps of values. */
function numbered(name: string, above: DrawingStyle): DrawingStyle {
  const [, kind = '', digit = '', half = ''] = /^charts-(\D+)(\d)(half)?$/.exec(name) ?? [];
  const step = Number(digit);
  switch (kind) {
    case 'rest':
      return { [`--rest${step}`]: 'ink 60% paper' };
    case 'series':
      return { '--series': above[`--rest${step}`] ?? `chart-${step}`, '--dash': dashes[step - 1] ?? '' };
    case 'answer':
      if (step === 4) return { '--series': 'ink 15% paper' };
      return { '--series': step < 4 ? `chart-1 ${answers[step - 1]} paper` : `chart-2 ${answers[7 - step]} paper` };
    case 'unanswered':
      return { '--series': step === 1 ? 'ink 8% paper' : 'ink 24% paper' };
    case 'heat':
      return { fill: `chart-scale-${step}`, stroke: 'paper' };
    case 'tone':
      return { '--series': half === '' ? `chart-scale-${step}` : `chart-scale-${step} 50% chart-scale-${step + 1}` };
    case 'below':
      return { '--series': `chart-2 ${step * 18 + (half === '' ? 10 : 19)}% paper` };
    default:
      return {};
  }
}

/** Attributes that elements may set themselves. */
const ownAttributes = ['stroke-width', 'text-anchor', 'font-size', 'fill-rule'];

/** The style of an element; `above` is that of its parent. */
export function drawingStyle(drawn: DrawingElement, above: DrawingStyle): DrawingStyle {
  const own = Object.fromEntries(Object.entries(drawn.attributes).filter(([name]) => ownAttributes.includes(name)));
  const look: Record<string, string> = { ...above, ...own };
  if ('data-off' in drawn.attributes) look['opacity'] = '0.12';
  for (const name of classesOf(drawn)) Object.assign(look, looks[name] ?? numbered(name, above));
  for (const [name, value] of Object.entries(look)) {
    if (value === 'series') look[name] = look['--series'] ?? 'ink';
    if (value === 'dash') look[name] = look['--dash'] ?? '';
    if (value === 'edge') look[name] = look['--edge'] ?? 'paper';
  }
  return look;
}

/** The style of the outermost element. */
export const defaultStyle: DrawingStyle = { fill: 'ink', stroke: 'none' };

const ofShapes = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
];

/** The attributes of a shape with this style. */
export function shapeAttributes(look: DrawingStyle): DrawingStyle {
  const said = ofShapes.filter((name) => (look[name] ?? '') !== '');
  const needed = look['stroke'] === 'none' ? said.filter((name) => !name.startsWith('stroke')) : said;
  return Object.fromEntries(needed.map((name) => [name, look[name] ?? '']));
}
