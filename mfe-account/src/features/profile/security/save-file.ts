/** Milliseconds until the object URL is revoked: time for the browser to start the download. */
const grace = 60_000;

/** Downloads an object URL (`URL.createObjectURL`) as a file and revokes it. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), grace);
}
