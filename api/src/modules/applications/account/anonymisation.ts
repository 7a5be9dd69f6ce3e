import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasureNotes } from '../../erasures/index.ts';
import { FilesService } from '../../files/index.ts';
import { needsFile } from '../applications.policy.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';

/** Makes applications nobody's. That there was one, for which job and with which end, stays. */
@Injectable()
export class Anonymisation {
  constructor(
    private readonly applications: AccountApplicationsRepository,
    private readonly files: FilesService,
    private readonly notes: ErasureNotes,
  ) {}

  /** Within the transaction that has locked its row. */
  async anonymise(application: ApplicationEntity, manager: EntityManager): Promise<void> {
    await this.applications.anonymise(application.id, await this.releaseFile(application, manager), manager);
    await this.notes.add('application', application.id, manager);
  }

  /** Answers the file where it stays: the handler that needs it lets it go then. */
  private async releaseFile(application: ApplicationEntity, manager: EntityManager): Promise<string | null> {
    if (needsFile(application)) return application.fileId;
    if (application.fileId !== null) await this.files.detach(application.fileId, manager);
    return null;
  }
}
