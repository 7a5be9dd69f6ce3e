import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, Repository } from 'typeorm';
import { openJob } from '../../database/catalogue.sql.ts';
import { AccountReads, readRows } from '../../database/replicas/reads.provider.ts';
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

/** A followed company, with its open jobs. */
export interface FollowedCompanyRecord {
  id: number;
  name: string;
  slug: string;
  logoHash: string | null;
  industry: string | null;
  jobCount: number;
  /** The newest open job; null if there is none. */
  newestId: number | null;
  newestSlug: string;
  newestTitle: string;
  newestPostedAt: Date;
}

@Injectable()
export class CompanyFollowsRepository {
  constructor(
    @InjectRepository(CompanyFollowEntity) private readonly follows: Repository<CompanyFollowEntity>,
    private readonly reads: AccountReads,
  ) {}

  /** Ids of the followed companies, latest first. */
  async list(userId: number): Promise<number[]> {
    const follows = await readRows<{ id: number }>(
      this.reads,
      'select company_id as id from company_follows where user_id = $1 order by created_at desc, company_id desc',
      [userId],
    );
    return follows.map(({ id }) => id);
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
    return readRows<OwnFollow>(
      this.reads,
      `select f.company_id as "companyId", c.name as company, f.created_at as since
       from company_follows f join companies c on c.id = f.company_id
       where f.user_id = $1 order by f.created_at desc, f.company_id desc`,
      [userId],
    );
  }

  /** The newest open job first, then companies without open jobs by name. */
  listCards(userId: number): Promise<FollowedCompanyRecord[]> {
    return readRows<FollowedCompanyRecord>(
      this.reads,
      `select c.id, c.name, c.slug, c.logo_hash as "logoHash", c.industry, open.count as "jobCount",
         newest.id as "newestId", newest.slug as "newestSlug", newest.title as "newestTitle",
         newest.posted_at as "newestPostedAt"
       from company_follows f join companies c on c.id = f.company_id
       cross join lateral (select count(*)::int as count from jobs where jobs.company_id = c.id and ${openJob('jobs')}) open
       left join lateral (select id, slug, title, posted_at from jobs where jobs.company_id = c.id and ${openJob('jobs')}
         order by posted_at desc, id desc limit 1) newest on true
       where f.user_id = $1 order by newest.posted_at desc nulls last, c.name, c.id`,
      [userId],
    );
  }
}
