/** Offers the visitor a file made in the browser as a download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
