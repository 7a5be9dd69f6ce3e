import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The driver's result of an `update` or `delete`. */
type Changed = [rows: unknown[], count: number];

/** Changes of second factors. Each is one statement, so one of two concurrent calls returns `false`. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores an inactive secret, replacing an earlier inactive one. False: the account has a second factor. */
  begin(userId: number, secret: Buffer): Promise<boolean> {
    return this.changed(
      `update users set second_factor_secret = $2, second_factor_step = null
       where id = $1 and second_factor_since is null`,
      [userId, secret],
    );
  }

  /** Activates the secret and consumes `step`. False: it is already active, or another setup was started. */
  activate(userId: number, secret: Buffer, step: number, manager: EntityManager): Promise<boolean> {
    return this.changed(
      `update users set second_factor_since = now(), second_factor_step = $3, updated_at = now()
       where id = $1 and second_factor_secret = $2 and second_factor_since is null`,
      [userId, secret, step],
      manager,
    );
  }

  /** False: there was none. `replaceRecoveryCodes` deletes its recovery codes. */
  deactivate(userId: number, manager: EntityManager): Promise<boolean> {
    return this.changed(
      `update users set second_factor_since = null, second_factor_secret = null, second_factor_step = null,
         updated_at = now()
       where id = $1 and second_factor_since is not null`,
      [userId],
      manager,
    );
  }

  /** False: the code of this step or a later one was used before, or the secret is not active. */
  useStep(userId: number, secret: Buffer, step: number): Promise<boolean> {
    return this.changed(
      `update users set second_factor_step = $3
       where id = $1 and second_factor_secret = $2 and second_factor_since is not null
         and coalesce(second_factor_step, -1) < $3`,
      [userId, secret, step],
    );
  }

  /** Deletes the former codes. */
  async replaceRecoveryCodes(userId: number, hashes: readonly Buffer[], manager: EntityManager): Promise<void> {
    await manager.query('delete from recovery_codes where user_id = $1', [userId]);
    await manager.query('insert into recovery_codes (user_id, hash) select $1, unnest($2::bytea[])', [userId, hashes]);
  }

  /** False: there is no such code, or it was used before. */
  useRecoveryCode(userId: number, hash: Buffer): Promise<boolean> {
    return this.changed(
      'update recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null',
      [userId, hash],
    );
  }

  private async changed(sql: string, values: unknown[], manager = this.database.manager): Promise<boolean> {
    const [, count] = await manager.query<Changed>(sql, values);
    return count === 1;
  }
}
