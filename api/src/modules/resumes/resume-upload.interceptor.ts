import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { IncomingMultipartFile, MultipartStorageEngine } from '@nestjs/platform-fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { limits, resumePart } from 'shared-contracts';
import { FilesConfig } from '../../config/files.config.ts';
import { Documents, type ErrorCodes, TakesUpload, UploadForm, type UploadRules } from '../../http/index.ts';
import { incomingFolder } from '../files/index.ts';
import { ResumeBytes, toFileName } from './resume-file.parser.ts';
import {
  MalformedUploadError,
  ResumeMissingError,
  ResumeTooLargeError,
  UnsupportedUploadError,
} from './resumes.errors.ts';

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

const uploadOf = (request: object): UploadedResume | null => received.get(request) ?? null;

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
    received.set(request, resume);
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

const rules: UploadRules = {
  part: resumePart,
  bytes: limits.resumeBytes,
  refusal: () => new ResumeTooLargeError(),
  missing: () => new ResumeMissingError(),
  malformed: () => new MalformedUploadError(),
  unsupported: () => new UnsupportedUploadError(),
};

const errors: ErrorCodes = {
  400: ['resume_missing', 'resume_empty', 'resume_not_pdf', 'resume_encrypted', 'resume_unreadable'],
  411: ['length_required'],
  413: ['resume_too_large'],
  415: ['unsupported_media_type'],
};

@Injectable()
export class ResumeUploadInterceptor implements NestInterceptor {
  private readonly form: UploadForm;

  constructor(
    private readonly incoming: IncomingResumes,
    adapterHost: HttpAdapterHost,
  ) {
    this.form = new UploadForm(rules, incoming, adapterHost);
  }

  /** Deletes the file when the handler has finished; the response waits for the deletion. */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isJson(request)) return next.handle();
    try {
      await this.form.read(context);
      if (uploadOf(request) === null) throw new ResumeMissingError();
      return of(await lastValueFrom(next.handle(), { defaultValue: undefined }));
    } finally {
      await this.incoming.remove(request);
    }
  }
}

/**
 * The route accepts a form with the part `resume`, a PDF of at most 5 MB, or JSON, which is passed through. Text parts
 * become the body, each a string. The module of the controller imports ResumesModule.
 * 400 `resume_missing`, `resume_empty`, `resume_not_pdf`, `bad_request`; 413 `resume_too_large`; 415.
 */
export const ReceivesResume = ({ orJson = false } = {}) =>
  applyDecorators(
    UseInterceptors(ResumeUploadInterceptor),
    TakesUpload(rules),
    Documents({ form: { part: resumePart, contentTypes: ['application/pdf'], orJson }, errors }),
  );

const isJson = ({ headers }: FastifyRequest) => /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
