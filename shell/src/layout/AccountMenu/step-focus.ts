/** Moves the focus to the next or the previous link or button inside of `frame`, around its ends. */
export function stepFocus(frame: HTMLElement, step: 1 | -1): void {
  const stops = [...frame.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = stops.findIndex((stop) => stop === frame.ownerDocument.activeElement);
  stops.at((at + step) % stops.length)?.focus();
}
