/** What the not-found page does by itself. A file of its own, because all other pages do without. */
import { showNotFoundPath } from './notFoundPath';
import { followRedirect } from './notFoundRedirect';

export function startNotFoundPage(): void {
  showNotFoundPath();
  void followRedirect();
}
