/** What the not-found page does by itself. A file of its own, because all other pages do without. */
import type { BrowserSettings } from '../base/browserSettings';
import { keepMissingAddress } from './notFoundLanguages';
import { showNotFoundPath } from './notFoundPath';
import { followRedirect } from './notFoundRedirect';

export function startNotFoundPage(settings: BrowserSettings): void {
  showNotFoundPath();
  keepMissingAddress(settings);
  void followRedirect();
}
