import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A saved search of /jobs that is mailed as an alert. */
@Entity('saved_searches')
export class SavedSearchEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'subscriber_id' })
  subscriberId!: string;

  /** In the format of `toSavedSearchQuery`. */
  @Column('text')
  query!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
