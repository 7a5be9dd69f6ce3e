import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.client.ts';
import { ErasuresRepository } from '../erasures/index.ts';
import { FilesService } from '../files/index.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/** Withdraws applications, in every process. */
@Injectable()
export class ApplicationWithdrawal {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly files: FilesService,
    private readonly queue: JobQueue,
    private readonly erasures: ErasuresRepository,
  ) {}

  /**
   * Runs in the transaction that has locked the row. Queues a delivery to the HR backend if the application may have
   * been delivered; otherwise detaches the file.
   */
  async withdraw({ id, fileId, firstAttemptAt }: ApplicationEntity, manager: EntityManager): Promise<void> {
    await this.applications.withdraw(id, new Date(), manager);
    await this.erasures.add('withdrawal', id, manager);
    if (firstAttemptAt !== null) await this.queue.add('deliver-application', { applicationId: id }, { manager });
    else if (fileId !== null) await this.files.detach(fileId, manager);
  }
}
