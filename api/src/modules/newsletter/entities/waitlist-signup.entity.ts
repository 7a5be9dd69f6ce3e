import type { NewsletterFrequency } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A recruiting company that waits for the employers' side; never among the candidates' subscribers. */
@Entity('waitlist_signups')
export class WaitlistSignupEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** In lower case. */
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

  /** Looks as if a program had filled the form in: kept apart, and mailed to nobody. */
  @Column('boolean')
  suspected!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
