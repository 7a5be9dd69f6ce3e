/** Milliseconds until the file's memory is released. The browser must have started the download. */
const releaseDelay = 60_000;

/** Starts a browser download of a file in memory, and releases it. `url` is of `URL.createObjectURL`. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseDelay);
}
