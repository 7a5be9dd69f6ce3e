import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search of /jobs, kept as an alert. */
@Entity('saved_searches')
export class SavedSearchEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'subscriber_id' })
  subscriberId!: string;

  /** As `toSavedSearchQuery` writes it. */
  @Column('text')
  query!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
