/** Id of the tab's heading. */
export const focusHome = 'account-tab-title';

/** Id of the link that heads a row. */
export const rowTitleId = (id: string) => `row-${id}`;

/** Where the focus goes when a row is gone: to the next one, else to the one before, else to the heading. */
export function afterRemoval(rows: readonly { id: string }[], removed: { id: string }): string {
  const at = rows.findIndex(({ id }) => id === removed.id);
  const neighbour = rows[at + 1] ?? rows[at - 1];
  return neighbour === undefined ? focusHome : rowTitleId(neighbour.id);
}
