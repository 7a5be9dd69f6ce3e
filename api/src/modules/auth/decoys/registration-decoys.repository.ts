import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryGeneratedColumn, type EntityManager } from 'typeorm';

@Entity('registration_decoys')
export class RegistrationDecoyEntity {
  /** PostgreSQL's bigint is returned as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  username!: string;

  /** Lower case. */
  @Column('text')
  email!: string;

  /** As `RegistrationDecoys.hash` returns it. */
  @Column('bytea', { name: 'password_hash' })
  passwordHash!: Buffer;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}

export type NewDecoy = Pick<RegistrationDecoyEntity, 'username' | 'email' | 'passwordHash'>;

/** The user name is locked before the address, so that two registrations cannot deadlock. */
const lockName = `select pg_advisory_xact_lock(hashtextextended('registration-username:' || lower($1), 0))`;
const lockAddress = `select pg_advisory_xact_lock(hashtextextended('registration-email:' || lower($1), 0))`;

@Injectable()
export class RegistrationDecoysRepository {
  constructor(private readonly database: DataSource) {}

  /** Serializes registrations with the same user name or address (case-insensitive) until the transaction ends. */
  async lock({ username, email }: Pick<NewDecoy, 'username' | 'email'>, manager: EntityManager): Promise<void> {
    await manager.query(lockName, [username]);
    await manager.query(lockAddress, [email]);
  }

  async insert(decoy: NewDecoy, manager: EntityManager): Promise<void> {
    await manager.insert(RegistrationDecoyEntity, decoy);
  }

  hasUsername(username: string, manager: EntityManager): Promise<boolean> {
    return ofLogin(username, manager).getExists();
  }

  /** The stored address for a user name, or for an address if `login` contains an `@`; case-insensitive. */
  async addressOf(login: string): Promise<string | null> {
    return (await ofLogin(login, this.database.manager).limit(1).getOne())?.email ?? null;
  }

  has(login: string, passwordHash: Buffer): Promise<boolean> {
    return ofLogin(login, this.database.manager)
      .andWhere('d.password_hash = :passwordHash', { passwordHash })
      .getExists();
  }

  /** Times of registrations with an address, oldest first. */
  async listTimes(email: string): Promise<Date[]> {
    const found = await ofLogin(email, this.database.manager).orderBy('d.createdAt').getMany();
    return found.map(({ createdAt }) => createdAt);
  }

  async deleteOfAddress(email: string, manager: EntityManager): Promise<void> {
    const decoys = manager.createQueryBuilder().delete().from(RegistrationDecoyEntity);
    await decoys.where('lower(email) = lower(:email)', { email }).execute();
  }
}

/** User names contain no `@`, so that a login is either a user name or an address. */
function ofLogin(login: string, manager: EntityManager) {
  const column = login.includes('@') ? 'email' : 'username';
  return manager
    .createQueryBuilder(RegistrationDecoyEntity, 'd')
    .where(`lower(d.${column}) = lower(:login)`, { login });
}
