import { Column, Entity, PrimaryGeneratedColumn, PrimaryColumn } from 'typeorm';

@Entity('companies')
export class CompanyEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text', { name: 'external_id' })
  externalId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  slug!: string;

  @Column('text', { nullable: true })
  industry!: string | null;

  @Column('text', { nullable: true })
  location!: string | null;

  @Column('text', { nullable: true })
  website!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('int', { nullable: true })
  employees!: number | null;

  /** References the stored logo, `company_logos.hash`. */
  @Column('text', { name: 'logo_hash', nullable: true })
  logoHash!: string | null;
}

/** An original image from the source, identified by its content hash. */
@Entity('company_logos')
export class CompanyLogoEntity {
  @PrimaryColumn('text')
  hash!: string;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  @Column('bytea')
  bytes!: Buffer;
}
