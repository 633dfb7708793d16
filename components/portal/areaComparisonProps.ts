import type { Messages } from '@/lib/i18n/messages';

/** An area that can be compared. */
export interface ChoosableArea {
  /** Last part of its address. */
  readonly slug: string;
  readonly name: string;
  /** The kind in the plural: the name of its group. */
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
      /** The name of the list of signs. */
      readonly signs: string;
    };
}
