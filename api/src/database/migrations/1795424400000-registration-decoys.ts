import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Registrations whose address has an account already (ADR 25). */
export class RegistrationDecoys1795424400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table registration_decoys (
        id bigint generated always as identity primary key,
        username text not null check (char_length(username) <= 50 and username !~ '@'),
        email text not null check (char_length(email) <= 255),
        password_hash bytea not null,
        created_at timestamptz not null default now()
      );
      create unique index registration_decoys_username on registration_decoys (lower(username));
      create index registration_decoys_email on registration_decoys (lower(email));
      create index registration_decoys_created_at on registration_decoys (created_at);
      comment on table registration_decoys is 'registrations with an address that has an account; they reserve the user name as an unverified account does';
      comment on column registration_decoys.password_hash is 'argon2id; the salt is an HMAC of the address, so that one hash is compared with all registrations of an address';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table registration_decoys');
  }
}
