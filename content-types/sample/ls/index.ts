import type { SampleTranslation } from '../../registry';
import { articles } from './articles';
import { backgroundPage } from './backgroundPage';
import { backgroundPageArticles } from './backgroundPageArticles';
import { cookieConsent } from './cookieConsent';
import { displaySubthemes } from './displaySubthemes';
import { displayThemes } from './displayThemes';
import { footer } from './footer';
import { glossars } from './glossars';
import { headerLinks } from './headerLinks';
import { headers } from './headers';
import { homePage } from './homePage';
import { indikatorensetPage } from './indikatorensetPage';
import { products } from './products';
import { quizes } from './quizes';
import { searchPage } from './searchPage';
import { teamMembers } from './teamMembers';
import { themePage } from './themePage';

/** The sample content in Leichte Sprache: a choice of pages, and the words they need. */
export const ls: SampleTranslation = {
  articles,
  'background-page': backgroundPage,
  'background-page-articles': backgroundPageArticles,
  'cookie-consent': cookieConsent,
  'display-subthemes': displaySubthemes,
  'display-themes': displayThemes,
  footer,
  glossars,
  'header-links': headerLinks,
  headers,
  'home-page': homePage,
  'indikatorenset-page': indikatorensetPage,
  products,
  quizes,
  'search-page': searchPage,
  'team-members': teamMembers,
  'theme-page': themePage,
};
