/** The address as a person would write it; as it is, where it is wrongly encoded. */
function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names the missing address on the not-found page (behaviour B3.8). One page serves all of them, so the server cannot. */
export function showNotFoundPath(path: string = window.location.pathname): void {
  for (const element of document.querySelectorAll('[data-not-found-path]')) {
    element.textContent = `Page not found: ${readablePath(path)}`;
  }
}
