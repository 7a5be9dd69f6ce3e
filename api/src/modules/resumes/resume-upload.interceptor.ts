import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { limits, resumePart } from 'shared-contracts';
import { Documents, type ErrorCodes, TakesUpload, UploadForm, type UploadRules } from '../../http/index.ts';
import { IncomingResumes, uploadOf } from './incoming-resumes.provider.ts';
import {
  MalformedUploadError,
  ResumeMissingError,
  ResumeTooLargeError,
  UnsupportedUploadError,
} from './resumes.errors.ts';

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
