const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2200, 0, 1);

/** An ISO 8601 moment of this age, in UTC, or null; a time without a zone is read as UTC, a day as its beginning. */
export function toIsoTime(value: unknown): string | null {
  if (typeof value !== 'string' || !isoTime.test(value)) return null;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(value.slice(10));
  const milliseconds = Date.parse(value.length === 10 || hasZone ? value : `${value}Z`);
  return milliseconds >= earliest && milliseconds < latest ? new Date(milliseconds).toISOString() : null;
}
