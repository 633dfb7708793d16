/** All faults of content: a code, and the values that its text needs. */
import type { AddressFaultsOf, EarlierAddressCode, FaultIn, FieldFaults } from '@/content-types/fieldFaults';
import type { DataFaults, Found, InFile, MapFaults } from './dataFaults';

interface OfBundle {
  /** How many entries do not appear. */
  readonly count: number;
}

/** What the check of entries finds beyond single fields. */
interface EntryFaults {
  readonly 'too-deep': { readonly max: number };
  readonly 'half-character': null;
  readonly 'control-character': null;
  readonly 'indicator-field-empty': null;
  readonly 'embedded-field-empty': null;
  readonly 'not-value-column': { readonly found: string; readonly expected: string };
  readonly 'headline-not-in-data': Found;
  readonly 'bound-value-form': Found;
  readonly 'bound-value-missing': Found;
  readonly 'finding-other-value': { readonly found: string; readonly expected: string };
  readonly 'finding-other-direction': { readonly found: string; readonly expected: string };
  readonly 'row-length': { readonly found: number; readonly expected: number };
  readonly 'alternative-missing': null;
  readonly 'frame-host': { readonly host: string };
  readonly 'address-missing': null;
  readonly 'address-taken': { readonly address: string; readonly first: string; readonly second: string };
  readonly 'german-missing': null;
  readonly 'box-target-unpublished': null;
  readonly 'reference-unpublished': { readonly kind: string; readonly key: string };
  readonly 'part-left-out': null;
  readonly 'entry-left-out': null;
  readonly 'single-unpublished': null;
  readonly 'single-missing': null;
  readonly 'home-page-missing': null;
  readonly 'pages-failed': { readonly pages: string };
}

/** What pages ignore. */
interface TextFaults {
  readonly 'placeholder-left': null;
  readonly 'html-in-text': null;
  readonly 'link-refused': Found;
  readonly 'link-without-words': null;
  readonly 'heading-without-words': null;
  readonly 'heading-without-text': { readonly heading: string };
  readonly 'list-item-empty': null;
  readonly 'picture-in-text': null;
  readonly 'nothing-inside': null;
  readonly 'frame-unencrypted': null;
  readonly 'unknown-icon': Found;
}

/** What statistics, their dates and pictures lack. */
interface FigureFaults {
  readonly 'source-missing': null;
  readonly 'description-missing': null;
  readonly 'next-update-missing': null;
  readonly 'area-unlisted': { readonly names: string };
  /** `day` as `2026-08-21`; `faultText.ts` formats it. */
  readonly 'update-overdue': { readonly day: string };
  readonly 'alternative-useless': Found;
}

interface FoundInLine extends Found {
  readonly line: number;
}

/** Words for the search that have no effect. */
interface SearchFaults {
  readonly 'search-words-line': FoundInLine;
}

/** What is too hard for Leichte Sprache; `found` holds one or more examples. */
interface PlainLanguageFaults {
  readonly 'ls-sentence-long': Found & { readonly count: number; readonly max: number };
  readonly 'ls-compound': Found & { readonly count: number };
  readonly 'ls-rounding': Found & { readonly expected: number };
}

/** What prevents entries of a bundle from appearing. */
interface BundleFaults {
  readonly 'bundle-name-taken': OfBundle & { readonly name: string };
  readonly 'bundle-status-missing': OfBundle & { readonly wanted: string };
  readonly 'bundle-unconfirmed': OfBundle & Found & { readonly wanted: string };
  readonly 'bundle-instant-missing': OfBundle;
  readonly 'bundle-instant-invalid': OfBundle & Found;
  readonly 'bundle-unpublished': { readonly name: string };
  readonly 'later-than-bundle': { readonly name: string };
  /** `when`: an instant. */
  readonly 'bundle-member-changed': { readonly name: string; readonly when: string };
}

/** Files that the site cannot show. */
interface FileFaults {
  readonly 'file-ending': InFile & { readonly allowed: string };
  readonly 'file-mime': InFile & Found & { readonly ending: string; readonly expected: string };
  readonly 'file-bytes': InFile & { readonly ending: string };
  readonly 'file-unreadable': Found;
  readonly 'file-missing': InFile;
  readonly 'file-undelivered': InFile;
  /** `max` in kilobytes. */
  readonly 'file-too-large': InFile & { readonly max: number };
  readonly 'file-elsewhere': InFile & { readonly place: string };
  readonly 'picture-unreadable': InFile & { readonly mime: string };
  readonly 'picture-too-large': InFile & { readonly megapixels: number; readonly max: number };
  readonly 'drawing-unsafe': InFile & Found;
  readonly 'drawing-broken': InFile & { readonly line: number };
}

/** Faults of links on finished pages, and of earlier addresses that lead to an entry. */
export type AddressCode =
  | EarlierAddressCode
  | 'link-invalid'
  | 'link-protocol'
  | 'link-nowhere'
  | 'link-without-place'
  | 'redirect-hides-page'
  | 'redirect-hides-file'
  | 'redirect-nowhere'
  | 'redirect-twice';

/** Faults of whole pages. */
interface PageFaults {
  readonly 'title-taken': { readonly title: string; readonly other: string };
  readonly 'mark-taken': { readonly mark: string };
}

type Faults = FieldFaults &
  EntryFaults &
  TextFaults &
  BundleFaults &
  FigureFaults &
  SearchFaults &
  PlainLanguageFaults &
  FileFaults &
  DataFaults &
  MapFaults &
  AddressFaultsOf<AddressCode> &
  PageFaults;

export type FaultCode = keyof Faults;

/** A fault as a code with values; `faultText.ts` puts it into words. */
export type Fault = FaultIn<Faults>;

/** The fault with this code. */
export type FaultOf<Code extends FaultCode> = Extract<Fault, { readonly code: Code }>;

/** What is wrong with an address that an editor wrote. */
export interface AddressFault {
  readonly code: AddressCode;
  readonly values: { readonly address: string };
}

/** What an editor reads about a fault, with placeholders for the values in braces. */
export interface FaultText {
  /** What is wrong: what was found, and what was expected. */
  readonly found: string;
  /** What to do. */
  readonly fix: string;
}

export type FaultTexts = { readonly [Code in FaultCode]: FaultText };
