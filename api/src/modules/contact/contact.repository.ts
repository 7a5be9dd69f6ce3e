import type { EntityManager } from 'typeorm';
import type { ContactMessageEntity } from './entities/contact-message.entity.ts';

export type NewContactMessage = Omit<ContactMessageEntity, 'createdAt'>;

export abstract class ContactRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string): Promise<ContactMessageEntity | null>;
  /** Oldest first. */
  abstract listFrom(email: string): Promise<ContactMessageEntity[]>;
  abstract insert(message: NewContactMessage, manager: EntityManager): Promise<void>;
}
