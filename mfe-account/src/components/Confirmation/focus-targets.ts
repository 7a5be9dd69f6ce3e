/** Id of the tab's heading. */
export const focusHome = 'account-tab-title';

/** Id of the link that heads a row. */
export const rowTitleId = (id: string) => `row-${id}`;

/** Focus target after a row is removed: the next row, else the previous one, else the heading. */
export function afterRemoval(rows: readonly { id: string }[], removed: { id: string }): string {
  const at = rows.findIndex(({ id }) => id === removed.id);
  const neighbour = rows[at + 1] ?? rows[at - 1];
  return neighbour === undefined ? focusHome : rowTitleId(neighbour.id);
}
