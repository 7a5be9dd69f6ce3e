/** PostgreSQL's text of a position in its write-ahead log: two hexadecimal numbers of 32 bits. */
const shape = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/;

/** A position in the write-ahead log as a number, by which positions are compared. Null: the text is not one. */
export function parseLsn(text: string): bigint | null {
  const [, high, low] = shape.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
