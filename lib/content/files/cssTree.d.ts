/** The parts of css-tree in use; its own types lack these entry points. */
declare module 'css-tree/tokenizer' {
  /** Calls `onToken` for each token of a style sheet or of a value, with its position. */
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
  export const tokenTypes: {
    readonly Function: number;
    readonly AtKeyword: number;
    readonly String: number;
    readonly Url: number;
    readonly BadUrl: number;
    readonly WhiteSpace: number;
    readonly Comment: number;
  };
}

declare module 'css-tree/utils' {
  interface Notation {
    /** What a browser reads, without quotes, escapes and `url()`. */
    decode(written: string): string;
  }
  export const ident: Notation;
  export const string: Notation;
  export const url: Notation;
}
