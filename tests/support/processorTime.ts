/** Milliseconds that the reference work takes on the machine that the limits of the tests were set on. */
const referenceTime = 40;

/** Something of everything that the project does: texts taken apart, put in order, kept and written. */
function referenceWork(): void {
  const texts = Array.from(
    { length: 20_000 },
    (_, number) => `Wert ${(number * 7919) % 20_011} – ${number.toString(36)}`,
  );
  const byText = new Map(texts.map((text) => [text.normalize('NFD').toLowerCase(), text.split(' ')]));
  JSON.parse(JSON.stringify([...byText].toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

function spentOn(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds for which a machine stays as fast as it is. */
const steadyTime = 1000;

let reference = { measuredAt: -Infinity, time: 0 };

/** At its quickest: the collector of rubbish comes by now and then. */
function referenceNow(): number {
  if (performance.now() - reference.measuredAt > steadyTime) {
    const time = Math.min(...[1, 2, 3].map(() => spentOn(referenceWork)));
    reference = { measuredAt: performance.now(), time };
  }
  return reference.time;
}

/**
 * Milliseconds of processor time that the work takes, however busy the machine is with other things and however slow it is:
 * measured in what reference work takes within a second before and after it.
 */
export function processorTimeOf(work: () => void): number {
  const before = referenceNow();
  const spent = spentOn(work);
  return (spent * referenceTime * 2) / (before + referenceNow());
}
