/** JSON that PostgreSQL accepts as `jsonb`. Lone surrogates, which it rejects, become U+FFFD; NUL is removed. */
export const toDatabaseJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );
