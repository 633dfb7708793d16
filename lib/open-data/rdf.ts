/** RDF statements, written as Turtle and as JSON-LD. */

export const prefixes = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** `dct:title` */
export type Name = `${keyof typeof prefixes}:${string}`;

export type Value =
  | { readonly address: string }
  | { readonly text: string; readonly language?: string; readonly type?: Name }
  | { readonly thing: Properties };

export interface Properties {
  readonly type: Name;
  readonly values: readonly (readonly [Name, readonly Value[]])[];
}

export interface Thing extends Properties {
  readonly address: string;
}

/** Characters that addresses in Turtle must not contain. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const unwritable = /[\u0000-\u0020<>"{}|^`\\]/g;

function turtleAddress(address: string): string {
  return `<${address.replace(unwritable, encodeURIComponent)}>`;
}

function turtleValue(value: Value): string {
  if ('address' in value) return turtleAddress(value.address);
  if ('thing' in value) return `[ ${turtleProperties(value.thing)} ]`;
  const { text, language, type } = value;
  return (
    JSON.stringify(text) + (language === undefined ? '' : `@${language}`) + (type === undefined ? '' : `^^${type}`)
  );
}

function turtleProperties({ type, values }: Properties): string {
  const lines = values.map(([name, list]) => `${name} ${list.map(turtleValue).join(', ')}`);
  return [`a ${type}`, ...lines].join(' ;\n  ');
}

export function turtle(things: readonly Thing[]): string {
  const heads = Object.entries(prefixes).map(([prefix, address]) => `@prefix ${prefix}: <${address}> .\n`);
  return [...heads, ...things.map((thing) => `\n${turtleAddress(thing.address)} ${turtleProperties(thing)} .\n`)].join(
    '',
  );
}

function jsonValue(value: Value): object {
  if ('address' in value) return { '@id': value.address.replace(unwritable, encodeURIComponent) };
  if ('thing' in value) return jsonProperties(value.thing);
  const { text, language, type } = value;
  return {
    '@value': text,
    ...(language === undefined ? {} : { '@language': language }),
    ...(type === undefined ? {} : { '@type': type }),
  };
}

function jsonProperties({ type, values }: Properties): object {
  return { '@type': type, ...Object.fromEntries(values.map(([name, list]) => [name, list.map(jsonValue)])) };
}

export function jsonLd(things: readonly Thing[]): string {
  const graph = things.map((thing) => ({
    '@id': thing.address.replace(unwritable, encodeURIComponent),
    ...jsonProperties(thing),
  }));
  return JSON.stringify({ '@context': prefixes, '@graph': graph });
}
