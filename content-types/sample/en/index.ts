import type { SampleTranslation } from '../../registry';

export const en: SampleTranslation = {};
