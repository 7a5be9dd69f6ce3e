import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ErasureKind } from './erasure.ts';

/**
 * Notes erasures in their own transaction; the worker writes them to the journal. Only the product's own erasures are noted: rows
 * that are lost by accident come back with a backup.
 */
@Injectable()
export class ErasureNotes {
  /** @param subject Id of the application, the subscriber or the resume; of an account or its picture, id of the account. */
  async add(kind: ErasureKind, subject: string | number, manager: EntityManager): Promise<void> {
    await manager.query('insert into erasures (kind, subject) values ($1, $2)', [kind, String(subject)]);
  }
}
