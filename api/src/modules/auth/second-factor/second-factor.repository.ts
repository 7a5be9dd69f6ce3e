import { Injectable } from '@nestjs/common';
import {
  Column,
  DataSource,
  Entity,
  IsNull,
  LessThan,
  Not,
  Or,
  PrimaryColumn,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { UserEntity } from '../../users/index.ts';

@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('int', { name: 'user_id' })
  userId!: number;

  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;
}

const now = () => 'now()';

/** Changes of second factors. Each is one statement, so one of two concurrent calls returns `false`. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores an inactive secret, replacing an earlier inactive one. False: the account has a second factor. */
  async begin(userId: number, secret: Buffer): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      UserEntity,
      { id: userId, secondFactorSince: IsNull() },
      { secondFactorSecret: secret, secondFactorStep: null },
    );
    return affected === 1;
  }

  /** Activates the secret and consumes `step`. False: it is already active, or another setup was started. */
  async activate(userId: number, secret: Buffer, step: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(
      UserEntity,
      { id: userId, secondFactorSecret: secret, secondFactorSince: IsNull() },
      { secondFactorSince: now, secondFactorStep: String(step), updatedAt: now },
    );
    return affected === 1;
  }

  /** False: there was none. `replaceRecoveryCodes` deletes its recovery codes. */
  async deactivate(userId: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(
      UserEntity,
      { id: userId, secondFactorSince: Not(IsNull()) },
      { secondFactorSince: null, secondFactorSecret: null, secondFactorStep: null, updatedAt: now },
    );
    return affected === 1;
  }

  /** False: the code of this step or a later one was used before, or the secret is not active. */
  async useStep(userId: number, secret: Buffer, step: number): Promise<boolean> {
    const isUnused: FindOptionsWhere<UserEntity> = {
      id: userId,
      secondFactorSecret: secret,
      secondFactorSince: Not(IsNull()),
      secondFactorStep: Or(IsNull(), LessThan(String(step))),
    };
    const { affected } = await this.database.manager.update(UserEntity, isUnused, { secondFactorStep: String(step) });
    return affected === 1;
  }

  /** Deletes the former codes. */
  async replaceRecoveryCodes(userId: number, hashes: readonly Buffer[], manager: EntityManager): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { userId });
    await manager.insert(
      RecoveryCodeEntity,
      hashes.map((hash) => ({ userId, hash })),
    );
  }

  /** False: there is no such code, or it was used before. */
  async useRecoveryCode(userId: number, hash: Buffer): Promise<boolean> {
    const isUnused = { userId, hash, usedAt: IsNull() };
    const { affected } = await this.database.manager.update(RecoveryCodeEntity, isUnused, { usedAt: now });
    return affected === 1;
  }
}
