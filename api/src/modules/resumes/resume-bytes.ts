import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
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
