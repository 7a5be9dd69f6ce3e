import type { NewsletterFrequency } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company on the waitlist of the employers' product. It is not a subscriber. */
@Entity('waitlist_signups')
export class WaitlistSignupEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Lower case. */
  @Column('text')
  email!: string;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  /** Digits only. */
  @Column('text')
  phone!: string;

  @Column('text')
  company!: string;

  @Column('text')
  frequency!: NewsletterFrequency;

  /** Probably submitted by a bot: stored separately, and not mailed. */
  @Column('boolean')
  suspected!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
