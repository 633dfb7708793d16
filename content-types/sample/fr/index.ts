import type { SampleTranslation } from '../../registry';

export const fr: SampleTranslation = {};
