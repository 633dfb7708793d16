/** The sample content: what a fresh clone shows, and what the tests are run on. `README.md` says how its files are written. */
import { readSample } from './readSample';

export const { sampleContent, sampleTranslations } = readSample(import.meta.dirname);
