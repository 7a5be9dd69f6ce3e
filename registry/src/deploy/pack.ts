import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { filesIn } from './added-version.ts';

/** The upload of a version: a gzipped tar of its files, with `remote.json` at the top. */
export async function packVersion(folder: string): Promise<Buffer> {
  const tar = pack();
  for (const file of filesIn(folder)) {
    tar.entry({ name: file.replaceAll(path.sep, '/'), mtime: new Date(0) }, readFileSync(path.join(folder, file)));
  }
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of (tar as unknown as NodeJS.ReadableStream).pipe(createGzip())) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
