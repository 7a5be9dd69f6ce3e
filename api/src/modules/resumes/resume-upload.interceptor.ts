import {
  applyDecorators,
  HttpException,
  Injectable,
  PayloadTooLargeException,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { AnyFilesInterceptor, type IncomingMultipartFile } from '@nestjs/platform-fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { EMPTY, lastValueFrom, of, type Observable } from 'rxjs';
import { limits, resumePart } from 'shared-contracts';
import { IncomingResumes } from './incoming-resumes.ts';
import {
  MalformedUploadError,
  ResumeMissingError,
  ResumeTooLargeError,
  UnsupportedUploadError,
} from './resumes.errors.ts';
import { uploadOf } from './uploaded-resume.ts';

const formLimits = {
  fileSize: limits.resumeBytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 4 * 1024,
  fieldNameSize: 100,
  fieldNestingDepth: 0,
};

function refuseOtherParts(
  _request: unknown,
  { fieldname }: IncomingMultipartFile,
  done: (error: Error | null, accept: boolean) => void,
): void {
  if (fieldname === resumePart) done(null, true);
  else done(new ResumeMissingError(), false);
}

@Injectable()
export class ResumeUploadInterceptor implements NestInterceptor {
  /** Not `FileInterceptor`, which tells a wrong part name by the words of its error alone. */
  private readonly form: NestInterceptor;

  constructor(
    private readonly incoming: IncomingResumes,
    adapterHost: HttpAdapterHost,
  ) {
    const Form = AnyFilesInterceptor({ storage: incoming, limits: formLimits, fileFilter: refuseOtherParts });
    this.form = new Form(undefined, adapterHost);
  }

  /** The file goes when the handler has finished, and the answer waits for that. */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isJson(request)) return next.handle();
    try {
      await this.read(context, request);
      return of(await lastValueFrom(next.handle(), { defaultValue: undefined }));
    } finally {
      await this.incoming.remove(request);
    }
  }

  private async read(context: ExecutionContext, request: FastifyRequest): Promise<void> {
    if (request.headers['content-type'] === undefined) throw new ResumeMissingError();
    if (!request.isMultipart()) throw new UnsupportedUploadError();
    try {
      await this.form.intercept(context, { handle: () => EMPTY });
    } catch (error) {
      throw toRefusal(error);
    }
    if (!isPlainForm(request.body)) throw new MalformedUploadError();
    if (uploadOf(request) === null) throw new ResumeMissingError();
  }
}

/**
 * The route takes a form whose part `resume` is a PDF of 5 MB at most, or JSON instead, which passes untouched. Text
 * parts become the body, each a string. The module of the controller imports ResumesModule.
 * 400 `resume_missing`, `resume_empty`, `resume_not_pdf`, `bad_request`; 413 `resume_too_large`; 415.
 */
export const ReceivesResume = () => applyDecorators(UseInterceptors(ResumeUploadInterceptor));

const isJson = ({ headers }: FastifyRequest) => /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');

/** The parser's own refusals are Nest's; whatever else fails is a failure of ours. */
function toRefusal(error: unknown): unknown {
  if (error instanceof PayloadTooLargeException) return new ResumeTooLargeError();
  return error instanceof HttpException ? new MalformedUploadError() : error;
}

/** Parts that came twice are arrays and parts of type JSON are anything; PostgreSQL stores no NUL. */
function isPlainForm(body: unknown): boolean {
  const parts: unknown[] = Object.values(body ?? {});
  return parts.every((value) => typeof value === 'string' && !value.includes('\0'));
}
