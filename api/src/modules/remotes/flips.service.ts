import { Injectable } from '@nestjs/common';
import { RegistryChangedError, type Author, type SiteFlips } from 'registry';
import type { FlipAction, FlipAnswer, FlipRequest } from 'shared-contracts';
import { RecordChangedError } from '../../http/index.ts';
import { ForbiddenError } from '../auth/index.ts';
import type { Deployer } from './deploy-access.guard.ts';
import { ManagedRemotesService } from './managed-remotes.service.ts';
import { RegistryFolder } from './registry-folder.service.ts';
import { toAppError } from './remotes.errors.ts';
import { RemotesMetrics } from './remotes.metrics.ts';

/** Teams deploy; whether a remote is on the site at all is decided by admins. */
const actionsOfAdmins: ReadonlySet<FlipAction> = new Set(['off', 'on']);

type Flip = (site: SiteFlips, id: string, request: FlipRequest, author: Author) => Promise<void>;

/** The schema requires `version` and `percent` where they are read. */
const flips: Readonly<Record<FlipAction, Flip>> = {
  use: (site, id, { version = '' }, author) => site.use(id, version, author),
  canary: (site, id, { version = '', percent = 0, segment = null }, author) =>
    site.canary(id, version, { percent, segment }, author),
  promote: (site, id, _, author) => site.promote(id, author),
  abort: (site, id, _, author) => site.abort(id, author),
  rollback: (site, id, _, author) => site.rollback(id, author),
  off: (site, id, _, author) => site.switchOff(id, author),
  on: (site, id, _, author) => site.switchOn(id, author),
};

/** Changes of what visitors get, by admins and teams. Uses the lock and the log of the command line. */
@Injectable()
export class FlipsService {
  constructor(
    private readonly folder: RegistryFolder,
    private readonly remotes: ManagedRemotesService,
    private readonly metrics: RemotesMetrics,
  ) {}

  /** @throws AppError see `flipRemote` */
  async flip(id: string, request: FlipRequest, { kind, name }: Deployer): Promise<FlipAnswer> {
    const { action, why, revision } = request;
    if (kind !== 'admin' && actionsOfAdmins.has(action)) throw new ForbiddenError();
    const { deployments } = this.folder.open();
    try {
      await flips[action](deployments.flips, id, request, { by: name, why, revision });
    } catch (error) {
      if (!(error instanceof RegistryChangedError)) throw toAppError(error);
      throw new RecordChangedError('registry_changed', await this.remotes.get(id));
    }
    this.metrics.count(action, kind);
    return this.remotes.get(id);
  }
}
