import { Controller, Header, Ip, Query, Res, type StreamableFile } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { getPicture, removePicture, uploadPicture, type User } from 'shared-contracts';
import { Authenticated } from '../../http/access.ts';
import { DocumentsErrors } from '../../http/openapi/handler-docs.ts';
import { Route } from '../../http/route.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { Picture, ReceivesPicture } from './picture-upload.interceptor.ts';
import { cachingOf } from './picture-caching.ts';
import { PicturesService } from './pictures.service.ts';
import { removePictureExample, uploadPictureExample } from './profile.examples.ts';

/** Uploads per client address. Each upload is decoded, which is expensive. */
const uploads = { default: { limit: 60, ttl: 600_000 } };

@Controller()
@Authenticated()
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Route(uploadPicture, uploadPictureExample)
  @Throttle(uploads)
  @ReceivesPicture()
  @Header('cache-control', 'private, no-store')
  upload(@CurrentUser() user: UserEntity, @Picture() picture: Buffer, @Ip() client: string): Promise<User> {
    return this.pictures.replace(user, picture, client);
  }

  @Route(removePicture, removePictureExample)
  @Header('cache-control', 'private, no-store')
  remove(@CurrentUser() user: UserEntity): Promise<User> {
    return this.pictures.remove(user);
  }

  @Route(getPicture, { contentType: 'image/webp' })
  @DocumentsErrors({ 404: ['picture_not_found', 'not_found'] })
  async get(
    @CurrentUser() user: UserEntity,
    @Query('v') version: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const picture = await this.pictures.open(user);
    reply.header('cache-control', cachingOf(user, version));
    return picture;
  }
}
