import { HrReadError } from './hr-read.error.ts';

/** Reads a body of at most `limit` bytes. Aborts when the limit is exceeded, regardless of the announced length. */
export async function readBody(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new HrReadError('too_large', `The response is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
