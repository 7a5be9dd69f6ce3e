import { addAbortSignal, type PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { trimCharacters, truncate } from 'shared-contracts';
import { ZipFile } from 'yazl';
import { AppError } from '../../http/index.ts';
import type { OwnData, OwnFile } from '../users/index.ts';

const maxCharacters = 120;
/** Characters with a special meaning in file names of some operating system. */
const unsafe = /[\p{Cc}/\\:*?"<>|]/gu;

/** A file name that is valid on every operating system. */
function safeName(name: string): string {
  const safe = trimCharacters(name.replaceAll(unsafe, '_'), /[.\s]/);
  return safe === '' ? 'file' : safe;
}

/** `cv.pdf` in the folder `resumes`; a second one becomes `cv (2).pdf`. Names are compared case-insensitively. */
export class EntryNames {
  private readonly taken = new Set<string>();

  add(folder: string | null, name: string): string {
    const { stem, extension } = split(safeName(name));
    for (let count = 1; ; count += 1) {
      const numbered = count === 1 ? stem : `${stem} (${count})`;
      const path = [folder === null ? [] : [safeName(folder)], `${numbered}${extension}`].flat().join('/');
      const key = path.normalize().toLowerCase();
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return path;
    }
  }
}

function split(name: string): { stem: string; extension: string } {
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return { stem: truncate(name.slice(0, name.length - extension.length), maxCharacters), extension };
}

export interface CollectedData extends OwnData {
  domain: string;
}

/** Content of `manifest.json`. It is the last entry, because it lists the files that were found missing. */
interface Manifest {
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Paths within the archive. */
  files: string[];
  /** Paths of files that are no longer stored. */
  missing: string[];
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
const isMissing = (error: unknown) => error instanceof AppError && error.status === 404;

/** Streams a ZIP archive of the collected data. At most one or two files are open at a time. */
export function writeArchive(collected: readonly CollectedData[], now: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const archive = new ExportArchive(zip, output, now);
  // Aborts the download: an incomplete archive could pass for a complete one.
  archive.write(collected).catch((error: unknown) => output.destroy(error as Error));
  return output;
}

class ExportArchive {
  private readonly names = new EntryNames();
  private readonly closed = new AbortController();
  private readonly manifest: Manifest;
  private readonly manifestPath = this.names.add(null, 'manifest.json');

  constructor(
    private readonly zip: ZipFile,
    output: PassThrough,
    now: Date,
  ) {
    this.manifest = { createdAt: now.toISOString(), files: [], missing: [] };
    output.once('close', () => this.closed.abort());
    zip.once('error', (error: Error) => output.destroy(error));
  }

  async write(collected: readonly CollectedData[]): Promise<void> {
    for (const { domain, records } of collected) this.addJson(this.names.add(null, `${domain}.json`), records);
    for (const { domain, files } of collected) {
      for (const file of files) await this.addFile(this.names.add(domain, file.name), file);
    }
    this.zip.addBuffer(json(this.manifest), this.manifestPath);
    this.zip.end();
  }

  private addJson(path: string, records: unknown): void {
    this.zip.addBuffer(json(records), path);
    this.manifest.files.push(path);
  }

  private async addFile(path: string, { open }: OwnFile): Promise<void> {
    this.closed.signal.throwIfAborted();
    const file = await openIfStored(open);
    if (file === null) {
      this.manifest.missing.push(path);
      return;
    }
    // Closes the file if the client disconnects, also while the file is being opened.
    addAbortSignal(this.closed.signal, file);
    const ended = finished(file, { writable: false });
    this.zip.addReadStream(file, path);
    await ended;
    this.manifest.files.push(path);
  }
}

async function openIfStored(open: () => Promise<Readable>): Promise<Readable | null> {
  try {
    return await open();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
