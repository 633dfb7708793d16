/** The site's own code in the browser, loaded by every page. Everything here is an enhancement: pages work without it. */
import { startEmbeds } from './embeds';
import { startBackgroundVideo } from './backgroundVideo';
import { startHeaderMenu } from './headerMenu';
import { keepPlaceInOtherLanguages } from './languageSwitch';
import { showNotFoundPath } from './notFoundPath';
import { followRedirect } from './notFoundRedirect';
import { startProductLists } from './productList';
import { startSoftNavigation } from './softNavigation';

showNotFoundPath();
void startBackgroundVideo();
void followRedirect();
keepPlaceInOtherLanguages();
startHeaderMenu();
startEmbeds();
startProductLists();

// In development React renders in the browser too and owns the page.
if ('navigation' in window && !document.documentElement.hasAttribute('data-development')) {
  startSoftNavigation(window);
}
