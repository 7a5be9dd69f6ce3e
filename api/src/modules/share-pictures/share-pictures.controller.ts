import { Controller, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getJobSharePicture } from 'shared-contracts';
import { sharePictureQuerySchema } from 'shared-contracts/schemas';
import type { InferType } from 'yup';
import { answerTagged, DocumentsErrors, DocumentsTag, Public, Route, ValidatedQuery } from '../../http/index.ts';
import { SharePicturesService } from './share-pictures.service.ts';

const day = 24 * 60 * 60;

/**
 * A URL with the current version is immutable. Other URLs (without a version or with an outdated one) return the
 * current picture, which is cached for a day.
 */
function cacheControlOf(askedVersion: string | undefined, version: string): string {
  return askedVersion === version ? 'public, max-age=31536000, immutable' : `public, max-age=${day}`;
}

@Controller()
export class SharePicturesController {
  constructor(private readonly pictures: SharePicturesService) {}

  @Route(getJobSharePicture, { contentType: 'image/png', variables: { id: '1207' } })
  @DocumentsErrors({ 404: ['job_not_found'], 410: ['job_closed'] })
  @DocumentsTag()
  @Public()
  async ofJob(
    @Param('id') id: string,
    @ValidatedQuery(sharePictureQuerySchema) { v, lng }: InferType<typeof sharePictureQuerySchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { version, draw } = await this.pictures.ofJob(id, lng);
    reply.header('cache-control', cacheControlOf(v, version));
    return answerTagged({ request, reply }, version, async () => {
      const png = await draw();
      return new StreamableFile(png, { type: 'image/png', length: png.length, disposition: 'inline' });
    });
  }
}
