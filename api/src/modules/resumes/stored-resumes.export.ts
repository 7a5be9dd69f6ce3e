import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesService } from '../files/index.ts';
import { OwnDataSources, type OwnData } from '../users/index.ts';
import { StoredResumesRepository } from './stored-resumes.repository.ts';
import { toStoredResumeResponse } from './stored-resumes.service.ts';

/** Exports a user's stored resumes. */
@Injectable()
export class StoredResumesExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly resumes: StoredResumesRepository,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.sources.register('resumes', (userId) => this.collect(userId));
  }

  private async collect(userId: number): Promise<OwnData> {
    const resumes = await this.resumes.list(userId);
    return {
      records: resumes.map(toStoredResumeResponse),
      files: resumes.map(({ fileId, fileName }) => ({ name: fileName, open: () => this.files.read(fileId) })),
    };
  }
}
