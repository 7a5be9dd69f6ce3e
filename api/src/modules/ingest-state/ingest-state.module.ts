import { Global, Module } from '@nestjs/common';
import { DataVersion } from '../../http/data-version.ts';
import { IngestStateRepository } from './ingest-state.repository.ts';
import { RecentDataVersion } from './recent-data-version.ts';
import { TypeOrmIngestStateRepository } from './typeorm-ingest-state.repository.ts';

/** Global, because all responses with ingested data send the data version. */
@Global()
@Module({
  providers: [
    { provide: IngestStateRepository, useClass: TypeOrmIngestStateRepository },
    { provide: DataVersion, useClass: RecentDataVersion },
  ],
  exports: [IngestStateRepository, DataVersion],
})
export class IngestStateModule {}
