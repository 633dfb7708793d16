/** The sample content: what a fresh clone shows. `README.md` says how its files are written. */
import { readSample } from './readSample';

export const { sampleContent, sampleTranslations } = readSample(import.meta.dirname);
