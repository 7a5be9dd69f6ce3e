import { HrReadError } from './hr-read.error.ts';

/**
 * Smaller bodies are parsed without counting: their values take at most about 150 MB. Pages of the HR backend are
 * smaller.
 */
const countedBytes = 4 * 1024 * 1024;
/** A page of 1,000 jobs has some 50,000 values. */
const maxValues = 1_000_000;

const [comma, bracket, brace] = Buffer.from(',[{');

/** An upper bound, because separators within texts are counted too. */
function countValues(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === comma || byte === bracket || byte === brace) count += 1;
  return count;
}

/**
 * Parses a JSON body of limited length within limited memory: small values take many times the memory of their text.
 * @throws HrReadError
 */
export function parseBody(bytes: Buffer): unknown {
  if (bytes.length > countedBytes && countValues(bytes) > maxValues) {
    throw new HrReadError('too_large', `The response has more than ${maxValues} values`);
  }
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    throw new HrReadError('malformed', 'The response is not JSON or is truncated', { cause: error });
  }
}
