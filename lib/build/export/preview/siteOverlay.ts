/** Changes that a server applies to a finished site when it sends it. */
export interface SiteOverlay {
  readonly page: (html: string) => string;
  /** Changes the headers of any response; gets those of the rules. */
  readonly headers: (ofRules: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}
