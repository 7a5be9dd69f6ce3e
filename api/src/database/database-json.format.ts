/**
 * JSON that PostgreSQL takes as `jsonb`, whatever texts it is made of: halves of surrogate pairs, which it refuses together
 * with all the rows that come with them, become U+FFFD; NUL is left out.
 */
export const toDatabaseJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );
