import type { User } from 'shared-contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a session holds: who signed in. */
export interface SessionContent {
  user?: User;
}

@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('text')
  sid!: string;

  @Column('jsonb')
  sess!: SessionContent;

  @Column('timestamptz')
  expire!: Date;
}
