/** Id of the pane with the open job. */
export const paneId = 'open-job';

/** Focuses the pane, once the open job is rendered. */
export function focusPane(): void {
  requestAnimationFrame(() => document.getElementById(paneId)?.focus({ preventScroll: true }));
}
