/** Times as clocks in Switzerland show them: an instant only with an offset, as `+02:00`. */
import { z } from 'zod';
import { swissClockAt } from './swissClock';

/** Summer time first: where a time comes twice, that is the earlier one. */
const offsets = ['+02:00', '+01:00'];

/** The instants at which clocks in Switzerland show a time: one, none in the hour left out in March, two in October. */
function instantsOf(local: string): readonly string[] {
  return offsets.map((offset) => local + offset).filter((instant) => swissClockAt(new Date(instant)) === local);
}

const localTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?$/;

const expected = 'must be an instant as 2026-08-21T08:30:00+02:00';

/** What to write instead of a time without offset. */
function adviceFor(value: unknown): string {
  const [, day, minute, second = ':00'] = localTime.exec(typeof value === 'string' ? value : '') ?? [];
  if (day === undefined || minute === undefined) return expected;
  const local = `${day}T${minute}${second}`;
  if (Number.isNaN(Date.parse(`${local}Z`))) return expected;
  const [first, other] = instantsOf(local);
  if (first === undefined) return `${expected}; this time does not exist in Switzerland, where clocks are put forward`;
  if (other === undefined) return `${expected}; without an offset it is no instant: ${first} in Switzerland`;
  return `${expected}; this time comes twice in Switzerland, where clocks are put back: ${first} or ${other}`;
}

/** An instant, RFC 3339 with offset. */
export const instantSchema = z.iso.datetime({ offset: true, error: ({ input }) => adviceFor(input) });
