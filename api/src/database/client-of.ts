import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';

/** The connection that a transaction of TypeORM runs on, for what is written in pg's own words. */
export async function clientOf(manager: EntityManager): Promise<ClientBase> {
  if (manager.queryRunner === undefined) throw new Error('Only a transaction has a connection of its own');
  return (await manager.queryRunner.connect()) as ClientBase;
}
