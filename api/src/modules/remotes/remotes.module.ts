import { Module } from '@nestjs/common';
import { AuditStoreModule } from '../audit/index.ts';
import { CanariesModule, CanariesWorkerModule } from '../canaries/index.ts';
import { ClientEventsModule } from '../client-events/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';
import { DeployTokensRetention } from './deploy-tokens.retention.ts';
import { DeployTokensService } from './deploy-tokens.service.ts';
import { FlipsService } from './flips.service.ts';
import { ManagedRemotesService } from './managed-remotes.service.ts';
import { RegistryFolder } from './registry-folder.service.ts';
import { RemoteVersionsRetention } from './remote-versions.retention.ts';
import { RemotesController } from './remotes.controller.ts';
import { RemotesMetrics } from './remotes.metrics.ts';
import { TakeBackTask } from './take-back.task.ts';
import { UploadsService } from './uploads.service.ts';

/** Uploads and flips of remotes over HTTP, and their state. The source of truth are the files of the registry (ADR 54). */
@Module({
  imports: [CanariesModule, ClientEventsModule],
  controllers: [RemotesController],
  providers: [
    DeployTokensRepository,
    FlipsService,
    ManagedRemotesService,
    RegistryFolder,
    RemotesMetrics,
    UploadsService,
  ],
})
export class RemotesModule {}

/** Takes failed canaries back, and deletes revoked tokens and old versions. */
@Module({
  imports: [CanariesWorkerModule, RetentionModule],
  providers: [DeployTokensRetention, RegistryFolder, RemoteVersionsRetention, RemotesMetrics, TakeBackTask],
})
export class RemotesWorkerModule {}

/** For the command of operators. */
@Module({
  imports: [AuditStoreModule],
  providers: [DeployTokensRepository, DeployTokensService],
  exports: [DeployTokensService],
})
export class DeployTokensModule {}
