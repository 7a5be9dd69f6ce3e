import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErasuresModule } from '../../erasures/index.ts';
import { FilesModule } from '../../files/index.ts';
import { UsersModule } from '../../users/index.ts';
import { ResumesModule } from '../resumes.module.ts';
import { ErasedResumes } from './erased-resumes.ts';
import { OwnResumes } from './own-resumes.ts';
import { ResumeRemoval } from './resume-removal.ts';
import { StoredResumesController } from './stored-resumes.controller.ts';
import { StoredResumesRepository } from './stored-resumes.repository.ts';
import { StoredResumesService } from './stored-resumes.service.ts';
import { TypeOrmStoredResumesRepository } from './typeorm-stored-resumes.repository.ts';
import { UserResumeEntity } from './user-resume.entity.ts';

/** Removes stored resumes, individually and with accounts, for every process that erases. */
@Module({
  imports: [TypeOrmModule.forFeature([UserResumeEntity]), ErasuresModule, FilesModule, UsersModule],
  providers: [
    ErasedResumes,
    ResumeRemoval,
    { provide: StoredResumesRepository, useClass: TypeOrmStoredResumesRepository },
  ],
  exports: [ResumeRemoval, StoredResumesRepository],
})
export class ResumesErasureModule {}

/** Resumes stored in accounts. */
@Module({
  imports: [FilesModule, ResumesErasureModule, ResumesModule, UsersModule],
  controllers: [StoredResumesController],
  providers: [OwnResumes, StoredResumesService],
  exports: [StoredResumesService],
})
export class StoredResumesModule {}
