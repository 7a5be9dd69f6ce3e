import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnDataSources } from '../../users/index.ts';
import { UserTokenEntity } from './user-token.entity.ts';

/** Addresses that mailed links went to, for the export of what is stored of a person: nothing that a link is made of. */
@Injectable()
export class OwnAddresses implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.sources.register('mailed-links', async (userId) => ({ records: await this.list(userId), files: [] }));
  }

  private list(userId: number): Promise<Omit<UserTokenEntity, 'id' | 'userId'>[]> {
    const select = {
      purpose: true,
      email: true,
      createdAt: true,
      expiresAt: true,
      usedAt: true,
      revokedAt: true,
    } as const;
    return this.database.manager.find(UserTokenEntity, { select, where: { userId }, order: { createdAt: 'asc' } });
  }
}
