/**
 * How much a drawing draws once its references are followed: a few masks that name each other, each several times, keep browsers
 * and this machine busy for hours. Counted from above: what is counted twice is refused early, never late.
 */
import type { StyleReferences } from './styleFaults';

/** Gradients refer to gradients, and symbols use symbols; drawing programs need three. */
const maxReferences = 5;

/** Elements, or so many of them that take the same time. Maps of all municipalities have fewer. */
const maxWeight = 200_000;

/** Each is looked at for each element. Drawing programs write some hundred. */
const maxRules = 1000;

/** A mask, or a step of a filter, draws the whole area once more. */
const layerWeight = 400;

/** Steps of one filter, each as often as later ones name it: browsers do not keep what they have drawn. Shadows need six. */
const maxSteps = 40;

/** What a group is painted with is inherited by all in it. */
const paints: ReadonlySet<string> = new Set(['pattern', 'marker']);

interface Part {
  readonly name: string;
  readonly classes: readonly string[];
  /** The ids that it names. */
  readonly references: readonly string[];
  /** Of a step of a filter: the results of earlier ones that it names as first and as second, and the name of its own. */
  readonly inputs: readonly [string | undefined, string | undefined];
  readonly result: string | undefined;
  readonly children: Part[];
}

export interface DrawingPart extends Omit<Part, 'children'> {
  readonly id: string | undefined;
}

interface Weight {
  readonly elements: number;
  /** How many references follow on each other. */
  readonly references: number;
}

const endless: Weight = { elements: Infinity, references: Infinity };

/** Steps that begin from two pictures; others begin from one, or from all that are inside them. */
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
    // What names nothing, or nothing that is there, begins from the step before.
    previous = inputs.reduce((sum, input) => sum + (named.get(input ?? '') ?? previous), 1);
    if (step.result !== undefined) named.set(step.result, previous);
  }
  return previous;
}

/** What is drawn once more wherever something names this. */
function layersOf(part: Part): number {
  if (part.name === 'mask') return 1;
  if (part.name !== 'filter') return 0;
  const steps = stepsOf(part);
  return steps > maxSteps ? Infinity : steps;
}

/** Told of the elements of a drawing as they are read. */
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

  open({ id, ...own }: DrawingPart): void {
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

  /** Whether it can be drawn in no time. */
  isBounded(): boolean {
    if (this.#ofStyles.length > maxRules) return false;
    const { elements, references } = this.#weigh(this.#root);
    return elements <= maxWeight && references <= maxReferences;
  }

  /** Also those of styles for its classes, or for whatever has none. */
  #referencesOf({ references, classes }: Part): readonly Part[] {
    const ofStyles = this.#ofStyles.filter(({ classes: wanted }) => wanted.every((name) => classes.includes(name)));
    const ids = new Set([...references, ...ofStyles.flatMap((rule) => rule.references)]);
    return [...ids].flatMap((id) => this.#byId.get(id) ?? []);
  }

  #weigh(part: Part, followed = 0): Weight {
    const known = this.#known.get(part);
    if (known !== undefined) return known;
    if (followed > maxReferences) return endless;
    // What comes back to itself.
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
