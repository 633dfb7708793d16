/** All faults of the data of indicators, and of their maps. */

export interface InFile {
  /** Its name in the CMS. */
  readonly file: string;
}

export interface Found {
  readonly found: string;
}

/** Where a cell of data is. */
interface InCell extends Found {
  /** Counted from 1; in a file, row 1 is the head. */
  readonly row: number;
  readonly column: string;
}

/** What is wrong with the file of a map. */
export interface MapFaults {
  readonly 'map-file-ending': InFile & { readonly allowed: string };
  /** In kilobytes. */
  readonly 'map-file-bytes': { readonly found: number; readonly max: number };
  readonly 'map-file-areas': { readonly found: number; readonly max: number };
  readonly 'map-file-points': { readonly found: number; readonly max: number };
  readonly 'map-file-form': Found;
  readonly 'map-file-mixed': null;
  readonly 'map-file-exchanged': Found;
  readonly 'map-twice': null;
  /** `feature`: its number in the file, with its name if it has one. */
  readonly 'map-feature-shape': Found & { readonly feature: string; readonly expected: string };
  readonly 'map-feature-empty': { readonly feature: string };
  readonly 'map-feature-flat': { readonly feature: string };
  readonly 'map-feature-far': { readonly feature: string };
  readonly 'map-feature-small': { readonly feature: string };
  readonly 'map-feature-place': Found & { readonly feature: string };
  readonly 'map-key-missing': Found & { readonly expected: string };
  readonly 'map-area-missing': Found & { readonly expected: string };
}

interface SinceWhen {
  /** An instant. */
  readonly when: string;
}

/** What is wrong with the data of an indicator, typed, in a file or on another server. */
export interface DataFaults {
  readonly 'cell-not-value': InCell;
  readonly 'cell-not-status': InCell;
  readonly 'cell-percent': InCell;
  readonly 'cell-empty': Omit<InCell, 'found'>;
  readonly 'cell-too-long': Omit<InCell, 'found'> & { readonly max: number };
  readonly 'cell-two-marks': InCell & { readonly other: string };
  readonly 'cell-thousands': InCell;
  readonly 'cell-line-break': Omit<InCell, 'found'>;
  readonly 'cell-control-character': Omit<InCell, 'found'>;
  readonly 'more-cells': { readonly count: number };
  readonly 'data-twice': null;
  readonly 'data-source-address': null;
  readonly 'data-source-host': Found;
  readonly 'data-source-failed': SinceWhen & Found;
  readonly 'data-source-html': SinceWhen;
  readonly 'data-source-empty': SinceWhen;
  readonly 'data-source-fewer': SinceWhen & { readonly found: number; readonly expected: number };
  readonly 'data-source-broken': SinceWhen;
  readonly 'upcoming-time-missing': null;
  readonly 'upcoming-file-missing': null;
  readonly 'upcoming-public': SinceWhen;
  readonly 'upcoming-not-moved': null;
  readonly 'data-file-ending': InFile & { readonly allowed: string };
  readonly 'data-file-encoding': null;
  /** The part of JSON-stat that is missing or broken. */
  readonly 'data-file-json': Found;
  readonly 'data-dimension-open': Found;
  readonly 'data-file-quotes': { readonly row: number };
  readonly 'data-file-broken': null;
  readonly 'data-file-size': null;
  readonly 'data-file-hidden': null;
  readonly 'data-file-comments': { readonly max: number };
  readonly 'data-file-empty': null;
  readonly 'data-rows-hidden': { readonly rows: string };
  readonly 'data-columns-hidden': { readonly columns: string };
  readonly 'data-file-rows': { readonly max: number };
  readonly 'data-file-columns': { readonly found: number; readonly max: number };
  readonly 'data-head-missing': Found & { readonly row: number; readonly expected: string };
  readonly 'data-head-several': { readonly rows: string };
  readonly 'data-column-missing': { readonly column: string; readonly label: string; readonly found: string };
  readonly 'data-column-twice': { readonly column: string };
  readonly 'data-left-out': Found;
  readonly 'data-column-unused': { readonly column: string };
  readonly 'data-row-twice': Found & { readonly row: number; readonly other: number };
  readonly 'data-not-period': Found & { readonly row: number; readonly other: string };
  readonly 'data-row-remark': Found & { readonly row: number };
  readonly 'link-near': { readonly address: string; readonly nearest: string };
  readonly 'columns-differ': Found & { readonly expected: string };
  readonly 'data-row-length': { readonly row: number; readonly found: number; readonly expected: number };
}
