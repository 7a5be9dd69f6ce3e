/** How long the browser may take to begin the download, in milliseconds. */
const grace = 60_000;

/** Gives a file of this page's memory to the browser to keep. `address` is of `URL.createObjectURL`. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), grace);
}
