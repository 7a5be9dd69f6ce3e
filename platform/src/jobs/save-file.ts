/** Milliseconds until the object URL is revoked. Safari reads it after the click, and drops the download without it. */
const grace = 60_000;

/** Downloads an object URL (`URL.createObjectURL`) as a file and revokes it. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), grace);
}
