/** The newest values of indicators, field by field: equal fields of many values are written once. */
import type { DocumentValue } from '../document';
import { packColumn, unpackColumn } from './column';
import type { Column } from './column';

export interface LatestValues {
  /** null: the document has no value. */
  readonly zahl: readonly (number | null)[];
  readonly text: Column<string>;
  readonly einheit: Column<string | null>;
  readonly zeitpunkt: Column<string>;
  readonly veraenderung: Column<string | null>;
  readonly teil: Column<boolean>;
}

export function packLatestValues(values: readonly (DocumentValue | null)[]): LatestValues {
  return {
    zahl: values.map((value) => value?.zahl ?? null),
    text: packColumn(values.map((value) => value?.text ?? '')),
    einheit: packColumn(values.map((value) => value?.einheit ?? null)),
    zeitpunkt: packColumn(values.map((value) => value?.zeitpunkt ?? '')),
    veraenderung: packColumn(values.map((value) => value?.veraenderung ?? null)),
    teil: packColumn(values.map((value) => value?.teil ?? false)),
  };
}

export function unpackLatestValues(values: LatestValues): readonly (DocumentValue | null)[] {
  const [texts, units] = [unpackColumn(values.text), unpackColumn(values.einheit)];
  const [times, changes] = [unpackColumn(values.zeitpunkt), unpackColumn(values.veraenderung)];
  const parts = unpackColumn(values.teil);
  return values.zahl.map((zahl, document) => {
    if (zahl === null) return null;
    return {
      text: texts[document] ?? '',
      zahl,
      einheit: units[document] ?? null,
      zeitpunkt: times[document] ?? '',
      veraenderung: changes[document] ?? null,
      teil: parts[document] ?? false,
    };
  });
}
