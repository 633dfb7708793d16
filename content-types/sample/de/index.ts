/** The German sample content, complete. */
import type { SampleContent } from '../../registry';
import { apps } from './apps';
import { articles } from './articles';
import { backgroundPage } from './backgroundPage';
import { backgroundPageArticles } from './backgroundPageArticles';
import { backgroundPageContainers } from './backgroundPageContainers';
import { cookieConsent } from './cookieConsent';
import { displaySubthemes } from './displaySubthemes';
import { displayThemes } from './displayThemes';
import { focusTeasers } from './focusTeasers';
import { footer } from './footer';
import { glossars } from './glossars';
import { headerLinks } from './headerLinks';
import { headers } from './headers';
import { homePage } from './homePage';
import { indikatorensetPage } from './indikatorensetPage';
import { indikatorensets } from './indikatorensets';
import { kategories } from './kategories';
import { products } from './products';
import { quizes } from './quizes';
import { releases } from './releases';
import { searchPage } from './searchPage';
import { searchWords } from './searchWords';
import { teamMembers } from './teamMembers';
import { teasers } from './teasers';
import { themePage } from './themePage';

export const de: SampleContent = {
  apps,
  articles,
  'background-page-articles': backgroundPageArticles,
  'background-page-containers': backgroundPageContainers,
  'display-subthemes': displaySubthemes,
  'display-themes': displayThemes,
  'focus-teasers': focusTeasers,
  glossars,
  'header-links': headerLinks,
  indikatorensets,
  kategories,
  products,
  quizes,
  releases,
  teasers,
  'team-members': teamMembers,
  'background-page': backgroundPage,
  'cookie-consent': cookieConsent,
  footer,
  headers,
  'home-page': homePage,
  'indikatorenset-page': indikatorensetPage,
  'search-page': searchPage,
  'search-words': searchWords,
  'theme-page': themePage,
};
