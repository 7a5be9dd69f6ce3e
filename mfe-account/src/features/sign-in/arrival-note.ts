/** What was done just before, as the page that led to /auth puts it into the history's state. */
export const arrivalNote = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'note' in state ? state.note : undefined;
