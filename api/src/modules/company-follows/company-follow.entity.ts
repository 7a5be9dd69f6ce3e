import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('company_follows')
export class CompanyFollowEntity {
  @PrimaryColumn('int', { name: 'user_id' })
  userId!: number;

  @PrimaryColumn('int', { name: 'company_id' })
  companyId!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
