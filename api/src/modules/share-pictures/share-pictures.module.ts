import { Module } from '@nestjs/common';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { CompaniesModule } from '../companies/index.ts';
import { PublicJobsModule } from '../jobs/index.ts';
import { PictureDrawer } from './drawing/picture-drawer.service.ts';
import { SharePicturesController } from './share-pictures.controller.ts';
import { SharePicturesService } from './share-pictures.service.ts';

/** Pictures for link previews. */
@Module({
  imports: [PublicJobsModule, CompaniesModule, DecodingModule],
  controllers: [SharePicturesController],
  providers: [SharePicturesService, PictureDrawer],
})
export class SharePicturesModule {}
