import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContactMessageEntity } from './contact-message.entity.ts';

export type NewContactMessage = Omit<ContactMessageEntity, 'createdAt'>;

@Injectable()
export class ContactRepository {
  constructor(private readonly database: DataSource) {}

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: string): Promise<ContactMessageEntity | null> {
    return this.database.manager.findOneBy(ContactMessageEntity, { id });
  }

  /** Oldest first. */
  listFrom(email: string): Promise<ContactMessageEntity[]> {
    return this.database.manager.find(ContactMessageEntity, { where: { email }, order: { createdAt: 'asc' } });
  }

  async insert(message: NewContactMessage, manager: EntityManager): Promise<void> {
    await manager.insert(ContactMessageEntity, message);
  }
}
