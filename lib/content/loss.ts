const tolerated = 0.2;

/** Whether so much has vanished at once that it looks like an accident: more than a fifth. */
export function isSuddenLoss(lost: number, all: number): boolean {
  return lost > all * tolerated;
}
