import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isAddressLinked, OwnDataSources, UsersRepository } from '../../users/index.ts';
import { RegistrationDecoysRepository } from './registration-decoys.repository.ts';

/** Exports the times of registrations with the account's linked address. Their user names belong to other persons. */
@Injectable()
export class RegistrationDecoysExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly decoys: RegistrationDecoysRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('registrations', async (userId) => ({ records: await this.collect(userId), files: [] }));
  }

  private async collect(userId: number): Promise<{ email: string; registeredAt: Date }[]> {
    const user = await this.users.find(userId);
    if (user === null || !isAddressLinked(user)) return [];
    const times = await this.decoys.listTimes(user.email);
    return times.map((registeredAt) => ({ email: user.email, registeredAt }));
  }
}
