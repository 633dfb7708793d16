/** What tests use of the client; it brings no types. */
declare module 'jsonstat-toolkit' {
  interface Category {
    readonly label: string;
    readonly unit: unknown;
  }

  interface Dimension {
    readonly role: string;
    Category(id: string): Category;
  }

  interface Dataset {
    readonly class: string;
    /** How many values the data have. */
    readonly n: number;
    readonly source: string;
    readonly updated: string;
    readonly role: Readonly<Record<string, readonly string[]>>;
    Dimension(id: string): Dimension;
    Data(selection: Readonly<Record<string, string>>): {
      readonly value: number | null;
      readonly status: string | null;
    };
  }

  /** Changes what it is given. */
  export default function JSONstat(content: unknown): Dataset;
}
