import { Injectable } from '@nestjs/common';
import type { ContactSubject } from 'shared-contracts';
import { Column, CreateDateColumn, DataSource, Entity, PrimaryColumn, type EntityManager } from 'typeorm';

@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  /** Digits only. */
  @Column('text')
  phone!: string;

  @Column('text', { nullable: true })
  company!: string | null;

  @Column('text')
  subject!: ContactSubject;

  @Column('text')
  message!: string;

  /** The form was probably submitted by a bot: stored, but not mailed. */
  @Column('boolean')
  suspected!: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

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
