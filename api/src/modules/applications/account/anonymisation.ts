import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasuresRepository } from '../../erasures/index.ts';
import { FilesService } from '../../files/index.ts';
import { needsFile } from '../applications.policy.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';

/** Anonymises applications. The job, the times and the final status remain for statistics. */
@Injectable()
export class Anonymisation {
  constructor(
    private readonly applications: AccountApplicationsRepository,
    private readonly files: FilesService,
    private readonly erasures: ErasuresRepository,
  ) {}

  /** Runs in the transaction that has locked the row. */
  async anonymise(application: ApplicationEntity, manager: EntityManager): Promise<void> {
    await this.applications.anonymise(application.id, await this.releaseFile(application, manager), manager);
    await this.erasures.add('application', application.id, manager);
  }

  /** Returns the file if a delivery still needs it; the delivery handler then releases it. Otherwise detaches it. */
  private async releaseFile(application: ApplicationEntity, manager: EntityManager): Promise<string | null> {
    if (needsFile(application)) return application.fileId;
    if (application.fileId !== null) await this.files.detach(application.fileId, manager);
    return null;
  }
}
