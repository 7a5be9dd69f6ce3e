/** Starts a browser download of the file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL synchronously during the click.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
