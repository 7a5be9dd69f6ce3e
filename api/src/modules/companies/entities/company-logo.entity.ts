import { Column, Entity, PrimaryColumn } from 'typeorm';

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
