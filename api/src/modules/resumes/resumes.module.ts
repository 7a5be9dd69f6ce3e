import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DecodingModule } from '../../decoding/decoding.module.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { FilesModule } from '../files/index.ts';
import { UsersModule } from '../users/index.ts';
import { IncomingResumes } from './resume-upload.interceptor.ts';
import { ResumeInspector } from './resume-inspector.service.ts';
import { StoredResumesController } from './stored-resumes.controller.ts';
import { ResumeRemoval, StoredResumesErasure } from './stored-resumes.erasure.ts';
import { StoredResumesExport } from './stored-resumes.export.ts';
import { StoredResumesRepository, UserResumeEntity } from './stored-resumes.repository.ts';
import { StoredResumesService } from './stored-resumes.service.ts';

@Module({
  imports: [DecodingModule],
  providers: [IncomingResumes, ResumeInspector],
  exports: [IncomingResumes, ResumeInspector],
})
export class ResumesModule {}

/** Removes stored resumes, individually and with accounts, for every process that erases. */
@Module({
  imports: [TypeOrmModule.forFeature([UserResumeEntity]), ErasuresModule, FilesModule, UsersModule],
  providers: [StoredResumesErasure, ResumeRemoval, StoredResumesRepository],
  exports: [ResumeRemoval, StoredResumesRepository],
})
export class ResumesErasureModule {}

/** Resumes stored in accounts. */
@Module({
  imports: [FilesModule, ResumesErasureModule, ResumesModule, UsersModule],
  controllers: [StoredResumesController],
  providers: [StoredResumesExport, StoredResumesService],
  exports: [StoredResumesService],
})
export class StoredResumesModule {}
