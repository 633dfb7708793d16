import { hiddenPages, testHiddenHits } from '../../support/hiddenHits';
import { fillIndex } from './filledIndex';

testHiddenHits(() => fillIndex('hidden_de', 'de', hiddenPages));
