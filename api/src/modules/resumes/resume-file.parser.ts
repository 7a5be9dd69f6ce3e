import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { firstCharacters, limits, trimCharacters } from 'shared-contracts';
import { ResumeEmptyError, ResumeNotPdfError } from './resumes.errors.ts';

const signature = '%PDF-';
/** PDF readers accept this number of bytes before the signature: mail programs and scanners write there. */
const signatureWithin = 1024;

/** Passes the bytes of a PDF through, counts and hashes them; fails as soon as the input is known to be no PDF. */
export class ResumeBytes extends Transform {
  size = 0;
  private head: Buffer = Buffer.alloc(0);
  private isPdf = false;
  private readonly hash = createHash('sha256');

  /** Call it once, after the end of the stream. */
  digest(): Buffer {
    return this.hash.digest();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (!this.isPdf && !this.findSignature(chunk)) return done(new ResumeNotPdfError());
    this.hash.update(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.size === 0) done(new ResumeEmptyError());
    else done(this.isPdf ? null : new ResumeNotPdfError());
  }

  /** False: the signature cannot follow any more. */
  private findSignature(chunk: Buffer): boolean {
    this.head = Buffer.concat([this.head, chunk]).subarray(0, signatureWithin);
    this.isPdf = this.head.includes(signature);
    return this.isPdf || this.head.length < signatureWithin;
  }
}

const ending = '.pdf';
const fallback = 'curriculo';

/** Control, invisible and bidirectional characters, unpaired surrogates, private-use characters, line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
/** Characters that Windows does not allow in file names. */
const forbidden = /[<>:"|?*]/g;
/** A leading dot hides a file; Windows drops trailing dots and spaces. */
const edge = /[\s.]/;

/**
 * Converts an upload's file name to a short name that is safe in every file system and header and ends in `.pdf`. Pure.
 */
export function toFileName(original: string): string {
  const last = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const readable = last.replace(unprintable, '').replace(forbidden, '-').replace(/\s+/g, ' ').trim();
  const stem = trimCharacters(readable.replace(/\.pdf$/i, ''), edge);
  const cut = trimCharacters(firstCharacters(stem, limits.fileNameCharacters - ending.length), edge);
  return (cut || fallback) + ending;
}
