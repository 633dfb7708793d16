/** What a server changes in a finished site on its way to those who may see it. */
export interface SiteOverlay {
  readonly page: (html: string) => string;
  /** Of any answer, from those of the rules. */
  readonly headers: (ofRules: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}
