import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
