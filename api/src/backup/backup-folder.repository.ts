import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The backup cannot be taken or restored. The message is for operators. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** A table, or selected rows of it. */
export interface DumpedTable {
  /** Qualified name: `public.users`. */
  name: string;
  columns: string[];
  rows: number;
}

export interface Manifest {
  format: 1;
  /** ISO 8601: the database's time at the start of the backup. */
  takenAt: string;
  /** Names of the migrations of its schema. */
  migrations: string[];
  /** Ordered by their foreign keys: referenced rows come first. */
  tables: DumpedTable[];
  /** Qualified name of a sequence → its last value; null: not used yet. */
  sequences: Record<string, string | null>;
  /** Null: without files. */
  files: { count: number; bytes: number } | null;
}

export type Sums = Map<string, string>;

const manifestFile = 'manifest.json';
const sumsFile = 'SHA256SUMS';

/**
 * A folder with `manifest.json`, `SHA256SUMS` (as `sha256sum -c` reads it), `tables/*.copy.gz` and `files/ab/<id>`. The
 * manifest is written last: a folder without one is no backup.
 */
export class BackupFolder {
  constructor(readonly path: string) {}

  tablePath = (table: string) => join('tables', `${table}.copy.gz`);
  filePath = (id: string) => join('files', id.slice(0, 2), id);
  resolve = (file: string) => join(this.path, file);

  /**
   * Creates the folder, readable only by its owner.
   * @throws BackupError if it is not empty
   */
  async create(): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    if ((await readdir(this.path)).length > 0) throw new BackupError(`${this.path} is not empty`);
    await mkdir(this.resolve('tables'));
  }

  async finish(manifest: Manifest, sums: Sums): Promise<void> {
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    const all = [...sums, [manifestFile, createHash('sha256').update(text).digest('hex')] as const];
    await writeFile(this.resolve(sumsFile), all.map(([file, sum]) => `${sum}  ${file}\n`).join(''));
    await writeFile(this.resolve(`${manifestFile}.part`), text);
    await rename(this.resolve(`${manifestFile}.part`), this.resolve(manifestFile));
  }

  /** @throws BackupError if it is not a complete backup, or a file has changed */
  async verify(): Promise<Manifest> {
    const text = await readFile(this.resolve(manifestFile), 'utf8').catch(() => {
      throw new BackupError(`${this.path} is not a backup, or an unfinished one`);
    });
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format !== 1) throw new BackupError(`Format ${String(manifest.format)} is unknown to this release`);
    const lines = (await readFile(this.resolve(sumsFile), 'utf8')).trimEnd().split('\n');
    for (const line of lines) await this.verifyOne(line.slice(66), line.slice(0, 64));
    return manifest;
  }

  private async verifyOne(file: string, sum: string): Promise<void> {
    const found = await sumOf(this.resolve(file)).catch(() => 'missing');
    if (found !== sum) throw new BackupError(`${file} differs from the backup (${found})`);
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
