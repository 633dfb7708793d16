import type { Messages } from '@/lib/i18n/messages';

/** An area that can be compared. */
export interface ChoosableArea {
  /** Last part of its address. */
  readonly slug: string;
  readonly name: string;
  /** What it is called that has several of its kind. */
  readonly kind: string;
  readonly address: string;
}

export interface AreaComparisonProps {
  /** The address of the values. */
  readonly file: string;
  readonly areas: readonly ChoosableArea[];
  readonly texts: Messages['areas']['compare'] &
    Pick<Messages['labels'], 'missingValue'> &
    Pick<Messages['errors'], 'tryAgain'> &
    Pick<Messages, 'onlyInGerman'> & {
      readonly indicator: string;
      /** What the list of signs is called. */
      readonly signs: string;
    };
}
