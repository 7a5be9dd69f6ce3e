import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEvents } from '../users/index.ts';
import { AlertRequestsRepository } from './requests/alert-requests.repository.ts';

/**
 * What somebody asked for without signing in goes with their account, so that no link of it brings alerts back. An address
 * that nobody confirmed may be anybody's. That nothing is to be mailed to it stays known.
 */
@Injectable()
export class ErasedRequests implements OnModuleInit {
  constructor(
    private readonly accounts: AccountEvents,
    private readonly requests: AlertRequestsRepository,
  ) {}

  onModuleInit(): void {
    this.accounts.onErased(async ({ email, isVerified }, manager) => {
      if (isVerified) await this.requests.forget(email, manager);
    });
  }
}
