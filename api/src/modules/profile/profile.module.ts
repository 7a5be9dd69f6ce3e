import { Module } from '@nestjs/common';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { FilesModule } from '../files/index.ts';
import { UsersModule } from '../users/index.ts';
import { ErasedPictures } from './erased-pictures.ts';
import { OwnPicture } from './own-picture.ts';
import { PicturesController } from './pictures.controller.ts';
import { PicturesService } from './pictures.service.ts';
import { ProfileController } from './profile.controller.ts';
import { ProfileService } from './profile.service.ts';
import { PictureShaper } from './shaping/picture-shaper.ts';

/** What becomes of pictures when accounts go, for every process that erases. */
@Module({ imports: [FilesModule, UsersModule], providers: [ErasedPictures] })
export class ProfileErasureModule {}

/** What people tell of themselves, and their picture. Not part of UsersModule, which the worker has too. */
@Module({
  imports: [DecodingModule, FilesModule, ProfileErasureModule, UsersModule],
  controllers: [ProfileController, PicturesController],
  providers: [OwnPicture, PictureShaper, PicturesService, ProfileService],
})
export class ProfileModule {}
