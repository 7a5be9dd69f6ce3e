import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NewsletterFrequency } from 'shared-contracts';
import { Column, DataSource, Entity, PrimaryColumn, type EntityManager } from 'typeorm';

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

export type NewWaitlistSignup = Omit<WaitlistSignupEntity, 'id' | 'createdAt' | 'updatedAt'>;

/** Result of a sign-up. */
export interface WaitlistChange {
  signupId: string;
  /** False: an existing entry was changed. */
  isNew: boolean;
}

/** In a new row both times are those of its transaction; any change has a later `updated_at`. */
const upsert = `
  insert into waitlist_signups as known (id, email, first_name, last_name, phone, company, frequency, suspected)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (lower(email), suspected) do update set
    first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone,
    company = excluded.company, frequency = excluded.frequency, updated_at = clock_timestamp()
  where (known.first_name, known.last_name, known.phone, known.company, known.frequency)
    is distinct from (excluded.first_name, excluded.last_name, excluded.phone, excluded.company, excluded.frequency)
  returning id as "signupId", created_at = updated_at as "isNew"`;

@Injectable()
export class WaitlistRepository {
  constructor(private readonly database: DataSource) {}

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: string): Promise<WaitlistSignupEntity | null> {
    return this.database.manager.findOneBy(WaitlistSignupEntity, { id });
  }

  /** Upserts one entry per address, with entries of bots separate from the others. Null: nothing has changed. */
  async put(signup: NewWaitlistSignup, manager: EntityManager): Promise<WaitlistChange | null> {
    const { email, firstName, lastName, phone, company, frequency, suspected } = signup;
    const values = [randomUUID(), email, firstName, lastName, phone, company, frequency, suspected];
    const [changed] = await manager.query<WaitlistChange[]>(upsert, values);
    return changed ?? null;
  }
}
