/**
 * Estimates how much a drawing draws once its references are followed: a few masks that reference each other several times keep
 * browsers and this machine busy for hours. This is an upper bound: it may refuse a harmless drawing, but accepts no harmful one.
 */
import type { StyleReferences } from './styleFaults';

/** Depth of references: gradients refer to gradients, and symbols use symbols. Drawing programs need three. */
const maxReferences = 5;

/** Counted in elements, or work that takes as long. Maps of all municipalities have fewer. */
const maxWeight = 200_000;

/** Rules of style sheets: each is compared with each element. Drawing programs write a few hundred. */
const maxRules = 1000;

/** A mask, or a step of a filter, draws the whole area once more. */
const layerWeight = 400;

/** Steps of one filter, counted each time that later steps use them: browsers do not cache their results. Shadows need six. */
const maxSteps = 40;

/** Paints of a group apply to every element in it. */
const paints: ReadonlySet<string> = new Set(['pattern', 'marker']);

interface Part {
  readonly name: string;
  readonly classes: readonly string[];
  /** The ids that it references. */
  readonly references: readonly string[];
  /** Of a filter step: its first and second input, which are results of earlier steps; and the name of its own result. */
  readonly inputs: readonly [string | undefined, string | undefined];
  readonly result: string | undefined;
  readonly children: Part[];
}

export interface MeasuredElement extends Omit<Part, 'children'> {
  readonly id: string | undefined;
}

interface Weight {
  readonly elements: number;
  /** Length of the longest chain of references. */
  readonly references: number;
}

const endless: Weight = { elements: Infinity, references: Infinity };

/** Steps with two inputs; others have one, or those of their children. */
const stepsOfTwo: ReadonlySet<string> = new Set(['feBlend', 'feComposite', 'feDisplacementMap']);

/** How many steps browsers draw for one filter. */
function stepsOf(filter: Part): number {
  const named = new Map([
    ['SourceGraphic', 0],
    ['SourceAlpha', 0],
  ]);
  let previous = 0;
  for (const step of filter.children) {
    const [first, second] = step.inputs;
    const inside = step.children.flatMap((part) => part.inputs.slice(0, 1));
    const inputs = [...(inside.length > 0 ? inside : [first]), ...(stepsOfTwo.has(step.name) ? [second] : [])];
    // Without a valid input, a step uses the result of the step before.
    previous = inputs.reduce((sum, input) => sum + (named.get(input ?? '') ?? previous), 1);
    if (step.result !== undefined) named.set(step.result, previous);
  }
  return previous;
}

/** Layers that are drawn again for each reference to the part. */
function layersOf(part: Part): number {
  if (part.name === 'mask') return 1;
  if (part.name !== 'filter') return 0;
  const steps = stepsOf(part);
  return steps > maxSteps ? Infinity : steps;
}

/** Collects the elements of a drawing as they are parsed. */
export class DrawingComplexity {
  readonly #root: Part = {
    name: '',
    classes: [],
    references: [],
    inputs: [undefined, undefined],
    result: undefined,
    children: [],
  };
  readonly #open: Part[] = [this.#root];
  readonly #byId = new Map<string, Part>();
  readonly #ofStyles: StyleReferences[] = [];
  readonly #known = new Map<Part, Weight>();

  open({ id, ...own }: MeasuredElement): void {
    const part: Part = { ...own, children: [] };
    this.#open.at(-1)?.children.push(part);
    this.#open.push(part);
    if (id !== undefined) this.#byId.set(id, part);
  }

  close(): void {
    this.#open.pop();
  }

  styles(references: readonly StyleReferences[]): void {
    for (const rule of references) this.#ofStyles.push(rule);
  }

  /** Whether the drawing takes little time. Call it after all elements. */
  isBounded(): boolean {
    if (this.#ofStyles.length > maxRules) return false;
    const { elements, references } = this.#weigh(this.#root);
    return elements <= maxWeight && references <= maxReferences;
  }

  /** Includes the references of style rules for its classes, or without classes. */
  #referencesOf({ references, classes }: Part): readonly Part[] {
    const ofStyles = this.#ofStyles.filter(({ classes: wanted }) => wanted.every((name) => classes.includes(name)));
    const ids = new Set([...references, ...ofStyles.flatMap((rule) => rule.references)]);
    return [...ids].flatMap((id) => this.#byId.get(id) ?? []);
  }

  #weigh(part: Part, followed = 0): Weight {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    if (followed > maxReferences) return endless;
    // Until it is known: a part that references itself is endless.
    this.#known.set(part, endless);
    let size = 1;
    let references = 0;
    for (const child of part.children) {
      const inside = this.#weigh(child, followed);
      size += inside.elements;
      references = Math.max(references, inside.references);
    }
    let elements = size;
    for (const target of this.#referencesOf(part)) {
      const named = this.#weigh(target, followed + 1);
      elements += named.elements * (paints.has(target.name) ? size : 1) + layersOf(target) * layerWeight;
      references = Math.max(references, named.references + 1);
    }
    const weight = { elements, references };
    this.#known.set(part, weight);
    return weight;
  }
}
