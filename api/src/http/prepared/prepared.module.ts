import { Readable } from 'node:stream';
import {
  applyDecorators,
  Injectable,
  Module,
  StreamableFile,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { acceptedEncodings, matchesEtag } from 'server-kit';
import { DataVersion } from '../../database/data-version.cache.ts';
import { Documents } from '../openapi/handler-docs.decorator.ts';
import { PreparedBodies, type PreparedSource, type Representation } from './prepared-bodies.cache.ts';

/** The result of a `@Prepared()` handler. */
export interface PreparedAnswer extends PreparedSource {
  contentType: string;
}

@Injectable()
class PreparedInterceptor implements NestInterceptor<PreparedAnswer, StreamableFile | undefined> {
  constructor(
    private readonly bodies: PreparedBodies,
    private readonly dataVersion: DataVersion,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<PreparedAnswer>): Observable<StreamableFile | undefined> {
    const http = context.switchToHttp();
    return next.handle().pipe(mergeMap((answer) => this.answer(answer, http.getRequest(), http.getResponse())));
  }

  private async answer(
    { contentType, ...source }: PreparedAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const current = await this.dataVersion.current();
    reply.headers({ 'x-data-version': current, 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
    const { version, body } = await this.bodies.get(source, current);
    const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']);
    const representation = body.represent(encoding);
    reply.headers({ 'x-data-version': version, etag: representation.etag });
    if (matchesEtag(request.headers['if-none-match'], representation.etag)) {
      void reply.code(304);
      return undefined;
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return new StreamableFile(bytesFor(request, representation), { type: contentType, length: representation.size });
  }
}

/** Fastify consumes and discards the stream of a HEAD response. */
const bytesFor = ({ method }: FastifyRequest, { stream }: Representation): Readable =>
  method === 'HEAD' ? Readable.from([]) : stream();

/**
 * Builds the response once per data version and sends it compressed, with a strong `ETag` of its content; a request with the current
 * `ETag` gets 304. The handler returns a `PreparedAnswer`, and its module imports `PreparedModule`.
 */
export const Prepared = () =>
  applyDecorators(
    UseInterceptors(PreparedInterceptor),
    Documents({ isConditional: true, answerHeaders: { 'X-Data-Version': 'Version of the catalogue' } }),
  );

/** Provides the cache of `@Prepared()` routes, one per process. */
@Module({ providers: [PreparedBodies], exports: [PreparedBodies] })
export class PreparedModule {}
