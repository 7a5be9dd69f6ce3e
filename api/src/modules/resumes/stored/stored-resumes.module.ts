import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../../files/index.ts';
import { UsersModule } from '../../users/index.ts';
import { ResumesModule } from '../resumes.module.ts';
import { ErasedResumes } from './erased-resumes.ts';
import { OwnResumes } from './own-resumes.ts';
import { StoredResumesController } from './stored-resumes.controller.ts';
import { StoredResumesRepository } from './stored-resumes.repository.ts';
import { StoredResumesService } from './stored-resumes.service.ts';
import { TypeOrmStoredResumesRepository } from './typeorm-stored-resumes.repository.ts';
import { UserResumeEntity } from './user-resume.entity.ts';

/** What becomes of stored resumes when accounts go, for every process that erases. */
@Module({
  imports: [TypeOrmModule.forFeature([UserResumeEntity]), FilesModule, UsersModule],
  providers: [ErasedResumes, { provide: StoredResumesRepository, useClass: TypeOrmStoredResumesRepository }],
  exports: [StoredResumesRepository],
})
export class ResumesErasureModule {}

/** Resumes that people keep in their accounts. */
@Module({
  imports: [FilesModule, ResumesErasureModule, ResumesModule, UsersModule],
  controllers: [StoredResumesController],
  providers: [OwnResumes, StoredResumesService],
  exports: [StoredResumesService],
})
export class StoredResumesModule {}
