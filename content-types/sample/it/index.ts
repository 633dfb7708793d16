import type { SampleTranslation } from '../../registry';

export const it: SampleTranslation = {};
