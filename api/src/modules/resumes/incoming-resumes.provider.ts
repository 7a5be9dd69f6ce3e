import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import type { IncomingMultipartFile, MultipartStorageEngine } from '@nestjs/platform-fastify/multipart';
import { FilesConfig } from '../../config/files.config.ts';
import { incomingFolder } from '../files/index.ts';
import { ResumeBytes, toFileName } from './resume-file.parser.ts';

/** A received file. Only its PDF signature has been checked. It is deleted when the handler has finished. */
export interface UploadedResume {
  /** Path in the incoming folder. */
  path: string;
  /** Sanitized file name. */
  name: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
  /** Address of the client that sent it; null: unknown. */
  client: string | null;
}

const received = new WeakMap<object, UploadedResume>();

export const uploadOf = (request: object): UploadedResume | null => received.get(request) ?? null;

function setUpload(request: object, resume: UploadedResume): void {
  received.set(request, resume);
}

/** The resume of a route with `@ReceivesResume()`; null when the request is JSON. */
export const Resume = createParamDecorator((_: unknown, context: ExecutionContext) =>
  uploadOf(context.switchToHttp().getRequest<object>()),
);

const clientOf = (request: object): string | null =>
  'ip' in request && typeof request.ip === 'string' ? request.ip : null;

type Received = (error: Error | null, info?: { path: string }) => void;

/** Streams uploads into the incoming folder. Failures leave no file there. */
@Injectable()
export class IncomingResumes implements MultipartStorageEngine {
  private readonly folder: string;

  constructor(config: FilesConfig) {
    this.folder = incomingFolder(config);
  }

  /** Called by the parser for a file part. */
  _handleFile(request: object, file: IncomingMultipartFile, done: Received): void {
    callbackify(() => this.receiveFor(request, file))(done);
  }

  /** Called by the parser for files of a form that turned out malformed. */
  _removeFile(request: object, _file: unknown, done: (error: Error | null) => void): void {
    callbackify(() => this.remove(request))(done);
  }

  /** Deletes the file of a request, if there is one. */
  async remove(request: object): Promise<void> {
    const resume = uploadOf(request);
    if (resume !== null) await rm(resume.path, { force: true });
  }

  private async receiveFor(request: object, file: IncomingMultipartFile): Promise<{ path: string }> {
    const resume = { ...(await this.receive(file)), client: clientOf(request) };
    setUpload(request, resume);
    return { path: resume.path };
  }

  private async receive({ originalname, stream }: IncomingMultipartFile): Promise<Omit<UploadedResume, 'client'>> {
    const path = join(this.folder, randomUUID());
    await mkdir(this.folder, { recursive: true });
    const bytes = new ResumeBytes();
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline(stream, bytes, file);
    } catch (error) {
      // A file that is still being opened would be created after its deletion.
      await finished(file.destroy()).catch(() => undefined);
      await rm(path, { force: true });
      throw error;
    }
    return { path, name: toFileName(originalname), size: bytes.size, sha256: bytes.digest() };
  }
}
