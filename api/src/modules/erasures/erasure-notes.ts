import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ErasureKind } from './erasure.ts';

/**
 * Notes erasures in their own transaction; the worker writes them to the journal. Only erasures by the product are
 * noted: rows lost by accident are restored from a backup.
 */
@Injectable()
export class ErasureNotes {
  /**
   * @param subject Id of the application, subscriber or resume; for an account or its picture, the id of the account.
   */
  async add(kind: ErasureKind, subject: string | number, manager: EntityManager): Promise<void> {
    await manager.query('insert into erasures (kind, subject) values ($1, $2)', [kind, String(subject)]);
  }
}
