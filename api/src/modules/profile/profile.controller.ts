import { Controller, Header, Ip, Param, ParseIntPipe, Query, Res, type StreamableFile } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import {
  getCurrentUser,
  getPicture,
  removePicture,
  updateUser,
  uploadPicture,
  type ProfileChanges,
  type User,
  type UserProfile,
} from 'shared-contracts';
import { profileSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, type ExampleOf, exampleUser, Route, ValidatedBody } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { Picture, ReceivesPicture } from './picture-upload.interceptor.ts';
import { cachingOf, PicturesService, ProfileService } from './profile.service.ts';

const exampleProfile: UserProfile = {
  ...exampleUser,
  resumeUrl: '/api/account/resumes/84f1d6a3-b05e-4c27-9d18-7e3a2c60f9b5/file',
  interestedCategories: ['tecnologia'],
};

const getCurrentUserExample: ExampleOf<typeof getCurrentUser> = { answer: exampleProfile };

const updateUserExample: ExampleOf<typeof updateUser> = {
  variables: { id: '52' },
  body: { firstName: 'Inês', location: 'Matosinhos', phone: '912345678', bio: 'Dez anos de bases de dados.' },
  answer: exampleProfile,
};

const uploadPictureExample: ExampleOf<typeof uploadPicture> = { body: {}, answer: exampleUser };

const removePictureExample: ExampleOf<typeof removePicture> = {
  answer: { ...exampleUser, profilePicture: null },
};

@Controller()
@Authenticated()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Route(getCurrentUser, getCurrentUserExample)
  @Header('cache-control', 'private, no-store')
  get(@CurrentUser() user: UserEntity): Promise<UserProfile> {
    return this.profile.get(user);
  }

  @Route(updateUser, updateUserExample)
  @DocumentsErrors({ 400: ['email_read_only'], 403: ['forbidden'] })
  @Header('cache-control', 'private, no-store')
  update(
    @CurrentUser() user: UserEntity,
    @Param('id', ParseIntPipe) id: number,
    @ValidatedBody(profileSchema) changes: ProfileChanges,
  ): Promise<UserProfile> {
    return this.profile.update(user, id, changes);
  }
}

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
