import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Data that visitors sent with an address belongs to an account only after a mailed link was opened in its session (ADR 34). */
export class AddressLinks1767400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column address_linked_at timestamptz;
      comment on column users.address_linked_at is
        'when a link mailed to the address was opened in a session of this account; null: it owns nothing that visitors sent with the address';
      alter table user_tokens
        drop constraint user_tokens_purpose_check,
        add constraint user_tokens_purpose_check
          check (purpose in ('verify-email', 'change-email', 'reset-password', 'link-address'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from user_tokens where purpose = 'link-address';
      alter table user_tokens
        drop constraint user_tokens_purpose_check,
        add constraint user_tokens_purpose_check check (purpose in ('verify-email', 'change-email', 'reset-password'));
      alter table users drop column address_linked_at;
    `);
  }
}
