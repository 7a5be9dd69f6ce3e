import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEvents } from '../../users/index.ts';
import { RegistrationDecoysRepository } from './registration-decoys.repository.ts';

/**
 * Deletes the decoys of an address with its account. The end of an account that was never verified deletes none: they end by
 * themselves at their own time, as they do where the address has a verified account.
 */
@Injectable()
export class ErasedDecoys implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly decoys: RegistrationDecoysRepository,
  ) {}

  onModuleInit(): void {
    this.events.onErased(async ({ email, isVerified }, manager) => {
      if (isVerified) await this.decoys.deleteOfAddress(email, manager);
    });
  }
}
