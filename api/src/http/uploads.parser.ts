import { HttpException, PayloadTooLargeException, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  AnyFilesInterceptor,
  type IncomingMultipartFile,
  type MultipartStorageEngine,
} from '@nestjs/platform-fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EMPTY } from 'rxjs';
import { AppError } from './app.errors.ts';

/** Bytes for the text fields and boundaries of a form. */
const formBytes = 64 * 1024;

/** Fastify does not limit multipart bodies. */
const isMultipart = /^multipart\//i;

/** Limit for the file of a route. */
interface UploadLimit {
  bytes: number;
  refusal: () => AppError;
}

class LengthRequiredError extends AppError {
  override readonly name = 'LengthRequiredError';

  constructor() {
    super(411, 'length_required', 'The length of the upload is missing.');
  }
}

class FormTooLargeError extends AppError {
  override readonly name = 'FormTooLargeError';

  constructor() {
    super(413, 'payload_too_large', 'The request is too large.');
  }
}

/** For routes without a file. */
const noFile: UploadLimit = { bytes: 0, refusal: () => new FormTooLargeError() };

const config = 'uploadLimit';

/** Sets the file size limit of the route, which `limitUploads` checks against the announced length. */
export const TakesUpload = (limit: UploadLimit) => RouteConfig({ [config]: limit });

function limitOf({ routeOptions }: FastifyRequest): UploadLimit {
  return (routeOptions.config as { [config]?: UploadLimit } | undefined)?.[config] ?? noFile;
}

/**
 * Rejects uploads by their announced length before the body is read, because a parser can respond only after the client has sent
 * everything. 411 `length_required`, 413 with the code of the route.
 */
export function limitUploads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    if (!isMultipart.test(type)) return done();
    const { bytes, refusal } = limitOf(request);
    if (length !== undefined && Number(length) <= bytes + formBytes) return done();
    reply.header('connection', 'close');
    done(length === undefined ? new LengthRequiredError() : refusal());
  });
}

/** Rules for a form with one file, and the errors for invalid forms. */
export interface UploadRules extends UploadLimit {
  /** Name of the file's part. */
  part: string;
  missing: () => AppError;
  malformed: () => AppError;
  unsupported: () => AppError;
}

const fieldLimits = { files: 1, fields: 20, parts: 21, fieldSize: 4 * 1024, fieldNameSize: 100, fieldNestingDepth: 0 };

/** Reads `multipart/form-data` with one file. Text parts become the body, each a string. */
export class UploadForm {
  /** `FileInterceptor` is not used, because its error for a wrong part name can be recognized only by its message. */
  private readonly form: NestInterceptor;

  constructor(
    private readonly rules: UploadRules,
    storage: MultipartStorageEngine,
    adapterHost: HttpAdapterHost,
  ) {
    const limits = { ...fieldLimits, fileSize: rules.bytes };
    const Form = AnyFilesInterceptor({ storage, limits, fileFilter: (_, file, done) => this.filter(file, done) });
    this.form = new Form(undefined, adapterHost);
  }

  /** Throws the errors of the rules. The file can be missing, which the caller handles. */
  async read(context: ExecutionContext): Promise<void> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.headers['content-type'] === undefined) throw this.rules.missing();
    if (!request.isMultipart()) throw this.rules.unsupported();
    try {
      await this.form.intercept(context, { handle: () => EMPTY });
    } catch (error) {
      throw this.toRefusal(error);
    }
    if (!isPlainForm(request.body)) throw this.rules.malformed();
  }

  private filter({ fieldname }: IncomingMultipartFile, done: (error: Error | null, accept: boolean) => void): void {
    if (fieldname === this.rules.part) done(null, true);
    else done(this.rules.missing(), false);
  }

  /** Errors of the parser are Nest's exceptions; other errors are internal. */
  private toRefusal(error: unknown): unknown {
    if (error instanceof PayloadTooLargeException) return this.rules.refusal();
    return error instanceof HttpException ? this.rules.malformed() : error;
  }
}

/** Repeated parts are arrays, and JSON parts can have any type. PostgreSQL stores no NUL. */
function isPlainForm(body: unknown): boolean {
  const parts: unknown[] = Object.values(body ?? {});
  return parts.every((value) => typeof value === 'string' && !value.includes('\0'));
}
