import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { FileStore } from '../../../files/index.ts';
import type { Catalogue } from './catalogue.cache.ts';
import { decodeCatalogue, encodeCatalogue, fileFormat } from './catalogue-file.parser.ts';

interface CatalogueFile {
  id: string;
  /** Number of the last change that it includes. */
  change: string;
  bytes: number;
}

/** Older files are deleted, except the last one before, which a process may be reading. */
const keptFiles = 2;

const newestStatement =
  'select id, change::text, bytes::float8 as bytes from search_files where format = $1 order by created_at desc limit 1';
const insertStatement = 'insert into search_files (id, format, change, jobs, bytes) values ($1, $2, $3, $4, $5)';
const outdatedStatement = 'select id from search_files order by created_at desc offset $1';

/**
 * Catalogues in the file store, so that a process starts without reading all rows. Rows of `search_files` name them: a database
 * that was restored or replaced has none, so its processes never read a file of another one.
 */
export class CatalogueFiles {
  /** @param folder for files that are being written */
  constructor(
    private readonly pool: Pool,
    private readonly store: FileStore,
    private readonly folder: string,
  ) {}

  async newest(): Promise<CatalogueFile | null> {
    const { rows } = await this.pool.query<CatalogueFile>(newestStatement, [fileFormat]);
    return rows[0] ?? null;
  }

  /** The newest catalogue; null if there is none that includes more changes than the given one. */
  async read(known: Catalogue | null): Promise<Catalogue | null> {
    const file = await this.newest();
    if (file === null || (known !== null && BigInt(file.change) <= BigInt(known.sortedChange))) return null;
    const bytes = new Uint8Array(file.bytes);
    let length = 0;
    for await (const chunk of (await this.store.read(file.id)) as AsyncIterable<Buffer>) {
      bytes.set(chunk, length);
      length += chunk.length;
    }
    if (length !== file.bytes) throw new Error(`The file has ${length} instead of ${file.bytes} bytes`);
    return decodeCatalogue(bytes.buffer);
  }

  /** @param catalogue not changed since it was read @throws if the list of terms did not contain all terms of the jobs */
  async write(catalogue: Catalogue): Promise<void> {
    if (catalogue.body.isChanged || catalogue.title.isChanged) throw new Error('search_words differs from job_search');
    const id = randomUUID();
    const path = join(this.folder, id);
    await mkdir(this.folder, { recursive: true });
    const file = await open(path, 'wx');
    let size = 0;
    try {
      for (const part of encodeCatalogue(catalogue)) {
        await file.writeFile(part);
        size += part.length;
      }
      await this.store.put(id, path, { size, contentType: 'application/octet-stream' });
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
    await this.pool.query(insertStatement, [id, fileFormat, catalogue.change, catalogue.jobs.size, size]);
  }

  async deleteOutdated(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(outdatedStatement, [keptFiles]);
    for (const { id } of rows) {
      await this.store.delete(id);
      await this.pool.query('delete from search_files where id = $1', [id]);
    }
  }
}
