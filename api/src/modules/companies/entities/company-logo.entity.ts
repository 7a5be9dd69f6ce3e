import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image as it came from the source, named by its content. */
@Entity('company_logos')
export class CompanyLogoEntity {
  @PrimaryColumn('text')
  hash!: string;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  @Column('bytea')
  bytes!: Buffer;
}
