import type { ContactSubject } from 'shared-contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

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
