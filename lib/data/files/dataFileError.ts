import { ContentError } from '@/lib/shared/errors';
import { describeFault } from '@/lib/faults/faultText';
import type { Fault } from '@/lib/faults/faults';

/** A data file that cannot be read as a whole. */
export class DataFileError extends ContentError {
  override readonly name: string = 'DataFileError';
  constructor(
    readonly fault: Fault,
    options?: ErrorOptions,
  ) {
    super(`A data file: ${describeFault(fault)}`, options);
  }
}
