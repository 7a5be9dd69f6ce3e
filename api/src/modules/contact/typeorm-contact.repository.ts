import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContactRepository, type NewContactMessage } from './contact.repository.ts';
import { ContactMessageEntity } from './entities/contact-message.entity.ts';

@Injectable()
export class TypeOrmContactRepository extends ContactRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: string): Promise<ContactMessageEntity | null> {
    return this.database.manager.findOneBy(ContactMessageEntity, { id });
  }

  listFrom(email: string): Promise<ContactMessageEntity[]> {
    return this.database.manager.find(ContactMessageEntity, { where: { email }, order: { createdAt: 'asc' } });
  }

  async insert(message: NewContactMessage, manager: EntityManager): Promise<void> {
    await manager.insert(ContactMessageEntity, message);
  }
}
