import type { FastifyInstance } from 'fastify';
import { limits } from 'shared-contracts';
import { AppError } from './app-error.ts';

/** Room for the text fields and the boundaries of a form around its file. */
const formBytes = 64 * 1024;

/** Only forms with files have no limit of their own in Fastify. */
const isMultipart = /^multipart\//i;

export class LengthRequiredError extends AppError {
  override readonly name = 'LengthRequiredError';

  constructor() {
    super(411, 'length_required', 'The length of the upload is missing.');
  }
}

export class ResumeTooLargeError extends AppError {
  override readonly name = 'ResumeTooLargeError';

  constructor() {
    super(413, 'resume_too_large', 'The file is larger than 5 MB.', { resume: 'resume_too_large' });
  }
}

/**
 * Refuses uploads by their announced length, before a byte of them is read: a parser can only answer once the client has
 * sent everything. 411 `length_required`, 413 `resume_too_large`.
 */
export function limitUploads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    if (!isMultipart.test(type)) {
      done();
    } else if (length === undefined) {
      reply.header('connection', 'close');
      done(new LengthRequiredError());
    } else if (Number(length) > limits.resumeBytes + formBytes) {
      reply.header('connection', 'close');
      done(new ResumeTooLargeError());
    } else {
      done();
    }
  });
}
