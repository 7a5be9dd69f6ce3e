import { Global, Module } from '@nestjs/common';
import { DataVersion } from '../../http/index.ts';
import { CachedDataVersion } from './data-version.cache.ts';
import { IngestStateRepository } from './ingest-state.repository.ts';

/** Global, because all responses with ingested data send the data version. */
@Global()
@Module({
  providers: [IngestStateRepository, { provide: DataVersion, useClass: CachedDataVersion }],
  exports: [IngestStateRepository, DataVersion],
})
export class IngestStateModule {}
