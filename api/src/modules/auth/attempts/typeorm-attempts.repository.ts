import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AttemptsRepository, maxWrongAnswers, wrongAnswersWindowMs } from './attempts.repository.ts';

const windowSeconds = wrongAnswersWindowMs / 1000;
const windowEnd = `failed_sign_in_at + ${windowSeconds} * interval '1 second'`;
const isOver = `(failed_sign_in_at is null or ${windowEnd} <= now())`;

@Injectable()
export class TypeOrmAttemptsRepository extends AttemptsRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  /** The row's lock puts updates of one account in a row, and each looks at what the one before has left. */
  async count(userId: number, limit = maxWrongAnswers): Promise<number> {
    const [, counted] = await this.database.query<[unknown, number]>(
      `update users set
         failed_sign_ins = case when ${isOver} then 1 else failed_sign_ins + 1 end,
         failed_sign_in_at = case when ${isOver} then now() else failed_sign_in_at end
       where id = $1 and (${isOver} or failed_sign_ins < $2)`,
      [userId, limit],
    );
    return counted > 0 ? 0 : this.secondsLeft(userId);
  }

  async takeBack(userId: number): Promise<void> {
    const sql = 'update users set failed_sign_ins = greatest(failed_sign_ins - 1, 0) where id = $1';
    await this.database.query(sql, [userId]);
  }

  async clear(userId: number, manager = this.database.manager): Promise<void> {
    await manager.query('update users set failed_sign_ins = 0, failed_sign_in_at = null where id = $1', [userId]);
  }

  private async secondsLeft(userId: number): Promise<number> {
    const [row] = await this.database.query<{ left: number | null }[]>(
      `select ceil(extract(epoch from ${windowEnd} - now()))::int as left from users where id = $1`,
      [userId],
    );
    return Math.max(row?.left ?? 0, 1);
  }
}
