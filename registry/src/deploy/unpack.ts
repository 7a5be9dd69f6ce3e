import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type ExtractEvents, type Header } from 'tar-stream';

/** The archive is malformed, or contains something else than files with plain names. */
export class MalformedUploadError extends Error {
  override name = 'MalformedUploadError';
}

/** The archive or one of its files is too large, or it has too many files. */
export class TooLargeUploadError extends Error {
  override name = 'TooLargeUploadError';
}

export interface UnpackLimits {
  /** Of the archive. */
  bytes: number;
  unpackedBytes: number;
  fileBytes: number;
  files: number;
}

type TarEntry = ExtractEvents['entry'][1];

/** A path below the folder: no parent or hidden segments, no backslashes. */
const namePattern = /^(?!.*(?:^|\/)\.)[\w@][\w./@~+-]{0,199}$/;

/**
 * Unpacks a gzipped tar into an empty folder; returns the names of the files. Links, devices and names outside of the folder are
 * refused. After an error the folder contains a part of the files.
 * @throws MalformedUploadError
 * @throws TooLargeUploadError as soon as a limit is exceeded; the rest is not read
 */
export async function unpackVersion(archive: Readable, folder: string, limits: UnpackLimits): Promise<string[]> {
  const entries = extract();
  const tar = entries as unknown as NodeJS.WritableStream;
  const [read, written] = await Promise.allSettled([
    pipeline(archive, limitBytes(limits.bytes), createGunzip(), limitBytes(limits.unpackedBytes), tar),
    writeEntries(entries, folder, limits),
  ]);
  if (read.status === 'fulfilled' && written.status === 'fulfilled') return written.value;
  throw toUploadError([written, read].flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])));
}

/** Errors of the system that the archive itself causes: a name is used both as a file and as a folder. */
const causedByNames = new Set(['ENOTDIR', 'EISDIR', 'EEXIST', 'EPIPE']);

/** A failure of one stream ends the other ones with errors of their own. Disk and connection can fail, too. */
function toUploadError(errors: readonly unknown[]): unknown {
  const known = errors.find((one) => one instanceof TooLargeUploadError || one instanceof MalformedUploadError);
  if (known !== undefined) return known;
  const ofSystem = errors.find((one) => isOfSystem(one as NodeJS.ErrnoException));
  return ofSystem ?? new MalformedUploadError('The upload is not a gzipped tar of one folder');
}

const isOfSystem = ({ code = '' }: NodeJS.ErrnoException) => /^E[A-Z]+$/.test(code) && !causedByNames.has(code);

function limitBytes(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? new TooLargeUploadError(`There are more than ${limit} bytes`) : null, chunk);
    },
  });
}

async function writeEntries(entries: AsyncIterable<TarEntry>, folder: string, limits: UnpackLimits): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of entries) {
    const name = nameOf(entry.header);
    if (name === null) {
      entry.resume();
      continue;
    }
    if (files.length === limits.files) throw new TooLargeUploadError(`There are more than ${limits.files} files`);
    if (entry.header.size > limits.fileBytes) throw new TooLargeUploadError(`${name} is too large`);
    if (files.includes(name)) throw new MalformedUploadError(`${name} is contained twice`);
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    await pipeline(entry as unknown as NodeJS.ReadableStream, createWriteStream(file, { flags: 'wx', flush: true }));
    files.push(name);
  }
  return files;
}

/** The name of a file below the folder; null for a folder. */
function nameOf({ name, type }: Header): string | null {
  if (type === 'directory') return null;
  const plain = name.replace(/^\.\//, '');
  if (type !== 'file') throw new MalformedUploadError(`${plain} is no file: ${type}`);
  if (!namePattern.test(plain)) throw new MalformedUploadError('A file has a name that is not accepted');
  return plain;
}
