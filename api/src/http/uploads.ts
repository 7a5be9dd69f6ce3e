import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Room for the text fields and the boundaries of a form around its file. */
const formBytes = 64 * 1024;

/** Only forms with files have no limit of their own in Fastify. */
const isMultipart = /^multipart\//i;

/** What a route takes as a file. */
export interface UploadLimit {
  bytes: number;
  refusal: () => AppError;
}

export class LengthRequiredError extends AppError {
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

/** Where no file is expected, a form is its fields. */
const noFile: UploadLimit = { bytes: 0, refusal: () => new FormTooLargeError() };

const config = 'uploadLimit';

/** How large a file the route takes; `limitUploads` refuses what is announced to be larger. */
export const TakesUpload = (limit: UploadLimit) => RouteConfig({ [config]: limit });

function limitOf({ routeOptions }: FastifyRequest): UploadLimit {
  return (routeOptions.config as { [config]?: UploadLimit } | undefined)?.[config] ?? noFile;
}

/**
 * Refuses uploads by their announced length, before a byte of them is read: a parser can only answer once the client has
 * sent everything. 411 `length_required`, 413 with the code of the route.
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
