/** What the tests use of packages that bring no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(text: string);
    readonly data: readonly unknown[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
