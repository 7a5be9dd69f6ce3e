import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesService } from '../../files/index.ts';
import { OwnDataSources, UsersRepository, type OwnData, type OwnFile } from '../../users/index.ts';
import type { ApplicationEntity } from '../application.entity.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';
import { AccountApplicationsService } from './account-applications.service.ts';

/**
 * Exports a user's applications, including those removed from the list and those that a visitor sent with the linked
 * address.
 */
@Injectable()
export class ApplicationsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly applications: AccountApplicationsRepository,
    private readonly service: AccountApplicationsService,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.sources.register('applications', (userId) => this.collect(userId));
  }

  private async collect(userId: number): Promise<OwnData> {
    const user = await this.users.find(userId);
    const applications = user === null ? [] : await this.applications.listAll(user);
    const details = new Map(applications.map((application) => [application.id, detailsOf(application)]));
    const responses = await this.service.respond(applications);
    return {
      records: responses.map((response) => ({ ...response, ...details.get(response.id) })),
      files: applications.flatMap((application) => this.filesOf(application)),
    };
  }

  private filesOf({ fileId, fileName }: ApplicationEntity): OwnFile[] {
    return fileId === null ? [] : [{ name: fileName, open: () => this.files.read(fileId) }];
  }
}

/** Fields that the list of the account does not show. */
const detailsOf = ({ name, email, language, answers, removedAt }: ApplicationEntity) => ({
  name,
  email,
  language,
  answers: answers.map(({ question, answer }) => ({ question, answer })),
  removedAt: removedAt?.toISOString() ?? null,
});
