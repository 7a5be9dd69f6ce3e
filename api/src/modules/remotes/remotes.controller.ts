import type { Readable } from 'node:stream';
import { Controller, Param } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import {
  flipRemote,
  getRemote,
  listRegistryFlips,
  listRemoteFlips,
  listRemotes,
  uploadRemoteVersion,
  type FlipAnswer,
  type FlipRequest,
  type ManagedRegistry,
  type RegistryLog,
  type UploadedVersion,
} from 'shared-contracts';
import { flipSchema, registryLogSchema, remoteLogSchema, uploadQuerySchema } from 'shared-contracts/schemas';
import {
  Authenticated,
  ByteStream,
  DocumentsErrors,
  DocumentsRecordChanged,
  Route,
  TakesBytes,
  toId,
  ValidatedBody,
  ValidatedQuery,
} from '../../http/index.ts';
import { CurrentDeployer, DeployAccess, type Deployer } from './deploy-access.guard.ts';
import { FlipsService } from './flips.service.ts';
import { ManagedRemotesService } from './managed-remotes.service.ts';
import {
  flipExample,
  logExample,
  remoteExample,
  remoteLogExample,
  registryExample,
  uploadExample,
} from './remotes.examples.ts';
import { UploadsService } from './uploads.service.ts';

/** Uploads of one address: a team's CI. */
const uploadRate = { default: { ttl: 60_000, limit: 30 } };

@Controller()
@DocumentsErrors({ 503: ['registry_unavailable'] })
export class RemotesController {
  constructor(
    private readonly remotes: ManagedRemotesService,
    private readonly flips: FlipsService,
    private readonly uploads: UploadsService,
  ) {}

  @Route(listRemotes, registryExample)
  @Authenticated({ role: 'admin' })
  list(): Promise<ManagedRegistry> {
    return this.remotes.list();
  }

  @Route(listRegistryFlips, logExample)
  @Authenticated({ role: 'admin' })
  log(@ValidatedQuery(registryLogSchema) { before, remote }: { before?: string; remote?: string }): RegistryLog {
    return this.remotes.log(toId(before ?? ''), remote);
  }

  @Route(getRemote, remoteExample)
  @DeployAccess()
  @DocumentsErrors({ 404: ['remote_not_found'] })
  get(@Param('id') id: string): Promise<FlipAnswer> {
    return this.remotes.get(id);
  }

  @Route(listRemoteFlips, remoteLogExample)
  @DeployAccess()
  logOf(@Param('id') id: string, @ValidatedQuery(remoteLogSchema) { before }: { before?: string }): RegistryLog {
    return this.remotes.log(toId(before ?? ''), id);
  }

  @Route(uploadRemoteVersion, uploadExample)
  @DeployAccess()
  @TakesBytes()
  @Throttle(uploadRate)
  @DocumentsErrors({
    400: ['upload_malformed'],
    409: ['version_exists'],
    413: ['payload_too_large'],
    415: ['unsupported_media_type'],
    422: ['version_refused', 'version_failed'],
  })
  upload(
    @Param('id') id: string,
    @ValidatedQuery(uploadQuerySchema) { pullRequest }: { pullRequest?: number },
    @ByteStream() archive: Readable,
  ): Promise<UploadedVersion> {
    return this.uploads.add(id, archive, pullRequest ?? null);
  }

  @Route(flipRemote, flipExample)
  @DeployAccess()
  @DocumentsErrors({
    404: ['remote_not_found', 'version_not_found'],
    409: ['flip_not_possible'],
    422: ['version_refused', 'version_failed'],
  })
  @DocumentsRecordChanged('registry_changed', flipRemote, flipExample)
  flip(
    @Param('id') id: string,
    @ValidatedBody(flipSchema) request: FlipRequest,
    @CurrentDeployer() deployer: Deployer,
  ): Promise<FlipAnswer> {
    return this.flips.flip(id, request, deployer);
  }
}
