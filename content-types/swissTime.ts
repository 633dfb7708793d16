/** Checks instants, which need an offset such as `+02:00`, and suggests one for Swiss local times. */
import { z } from 'zod';
import type { FieldFault } from './fieldFaults';
import { describeValue } from './describeValue';
import { swissClockAt } from './swissClock';

/** Summer time first: if a time occurs twice, that is the earlier one. */
const offsets = ['+02:00', '+01:00'];

/** The instants of a Swiss local time: usually one; none in the hour skipped in March, two in the hour repeated in October. */
function instantsOf(local: string): readonly string[] {
  return offsets.map((offset) => local + offset).filter((instant) => swissClockAt(new Date(instant)) === local);
}

const localTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?$/;

const instantSchema = z.iso.datetime({ offset: true });

/** Whether a value is an instant, RFC 3339 with offset. */
export function isInstant(value: unknown): value is string {
  return instantSchema.safeParse(value).success;
}

/** Returns what is wrong with a value that should be an instant, with suggestions for a time without offset; undefined if nothing. */
export function instantFault(value: unknown): FieldFault | undefined {
  if (isInstant(value)) return undefined;
  const found = describeValue(value);
  const [, day, minute, second = ':00'] = localTime.exec(typeof value === 'string' ? value : '') ?? [];
  const local = `${day}T${minute}${second}`;
  if (day === undefined || minute === undefined || Number.isNaN(Date.parse(`${local}Z`)))
    return { code: 'not-an-instant', values: { found } };
  const [first, other] = instantsOf(local);
  if (first === undefined) return { code: 'instant-left-out', values: { found } };
  if (other === undefined) return { code: 'instant-without-offset', values: { found, instant: first } };
  return { code: 'instant-twice', values: { found, first, second: other } };
}
