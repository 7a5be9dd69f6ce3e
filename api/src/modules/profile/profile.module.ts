import { Module } from '@nestjs/common';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { FilesModule } from '../files/index.ts';
import { NewsletterModule } from '../newsletter/index.ts';
import { StoredResumesModule } from '../resumes/index.ts';
import { UsersModule } from '../users/index.ts';
import { PictureShaper } from './picture-shaper.service.ts';
import { PictureChanges, PicturesErasure } from './pictures.erasure.ts';
import { PicturesController, ProfileController } from './profile.controller.ts';
import { ProfileExport } from './profile.export.ts';
import { PicturesService, ProfileService } from './profile.service.ts';

/** Removes pictures, individually and with accounts, for every process that erases. */
@Module({
  imports: [ErasuresModule, FilesModule, UsersModule],
  providers: [PicturesErasure, PictureChanges],
  exports: [PictureChanges],
})
export class ProfileErasureModule {}

/** Profiles and pictures. Separate from UsersModule, which the worker imports too. */
@Module({
  imports: [DecodingModule, FilesModule, NewsletterModule, ProfileErasureModule, StoredResumesModule, UsersModule],
  controllers: [ProfileController, PicturesController],
  providers: [PictureShaper, PicturesService, ProfileExport, ProfileService],
})
export class ProfileModule {}
