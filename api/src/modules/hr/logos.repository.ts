import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

export interface MissingLogo {
  /** Id of the company. */
  id: number;
  address: string;
}

interface Logo extends MissingLogo {
  /** Name of the content: `contentName`. */
  hash: string;
  contentType: string;
  bytes: Buffer;
}

const missing = `
  select id, logo_url as address from companies where source = $1 and logo_url is not null and logo_hash is null`;

const store = `
  with stored as (
    insert into company_logos (hash, content_type, bytes) values ($1, $2, $3) on conflict (hash) do nothing
  )
  update companies set logo_hash = $1 where id = $4 and logo_url = $5`;

@Injectable()
export class LogosRepository {
  constructor(private readonly database: Pool) {}

  /** Companies of a source with the address of a logo and without its copy. */
  async listMissing(source: string): Promise<MissingLogo[]> {
    return (await this.database.query<MissingLogo>(missing, [source])).rows;
  }

  /** No effect on a company whose address has changed concurrently. */
  async store({ id, address, hash, contentType, bytes }: Logo): Promise<void> {
    await this.database.query(store, [hash, contentType, bytes, id, address]);
  }
}
