import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, Repository } from 'typeorm';
import { missingReference } from '../../database/postgres.errors.ts';
import { UnauthenticatedError } from '../auth/index.ts';

@Entity('company_follows')
export class CompanyFollowEntity {
  @PrimaryColumn('int', { name: 'user_id' })
  userId!: number;

  @PrimaryColumn('int', { name: 'company_id' })
  companyId!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}

/** A follow, with the fields for the export. */
interface OwnFollow {
  companyId: number;
  company: string;
  since: Date;
}

@Injectable()
export class CompanyFollowsRepository {
  constructor(@InjectRepository(CompanyFollowEntity) private readonly follows: Repository<CompanyFollowEntity>) {}

  /** Ids of the followed companies, latest first. */
  async list(userId: number): Promise<number[]> {
    const follows = await this.follows.find({ where: { userId }, order: { createdAt: 'desc', companyId: 'desc' } });
    return follows.map(({ companyId }) => companyId);
  }

  /** Idempotent, also under concurrent calls. */
  async add(userId: number, companyId: number): Promise<void> {
    try {
      await this.follows.createQueryBuilder().insert().values({ userId, companyId }).orIgnore().execute();
    } catch (error) {
      if (missingReference(error) === 'company_follows_user') throw new UnauthenticatedError();
      throw error;
    }
  }

  async remove(userId: number, companyId: number): Promise<void> {
    await this.follows.delete({ userId, companyId });
  }

  /** Latest first. */
  listForOwner(userId: number): Promise<OwnFollow[]> {
    return this.follows.query(
      `select f.company_id as "companyId", c.name as company, f.created_at as since
       from company_follows f join companies c on c.id = f.company_id
       where f.user_id = $1 order by f.created_at desc, f.company_id desc`,
      [userId],
    );
  }
}
