import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEvents } from '../../users/index.ts';
import { RegistrationDecoysRepository } from './registration-decoys.repository.ts';

/**
 * Deletes the decoys of an address with its verified account. The erasure of an unverified account deletes none: they are
 * deleted by their own retention rule.
 */
@Injectable()
export class RegistrationDecoysErasure implements OnModuleInit {
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
