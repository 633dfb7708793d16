import type { SampleTranslation } from '../../registry';

export const ls: SampleTranslation = {};
