import { Global, Module } from '@nestjs/common';
import { DataVersion } from '../../http/data-version.port.ts';
import { RecentDataVersion } from './data-version.cache.ts';
import { IngestStateRepository } from './ingest-state.repository.ts';

/** Global, because all responses with ingested data send the data version. */
@Global()
@Module({
  providers: [IngestStateRepository, { provide: DataVersion, useClass: RecentDataVersion }],
  exports: [IngestStateRepository, DataVersion],
})
export class IngestStateModule {}
