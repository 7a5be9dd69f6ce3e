import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { RetentionRules } from '../retention/index.ts';
import { RegistryFolder } from './registry-folder.service.ts';

/** Deletes uploaded versions that neither the registry nor open pages need. Versions of builds are the operator's. */
@Injectable()
export class RemoteVersionsRetention implements OnModuleInit {
  private readonly logger = new Logger(RemoteVersionsRetention.name);

  constructor(
    private readonly rules: RetentionRules,
    private readonly folder: RegistryFolder,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'remote-versions', run: (now) => this.prune(now) });
  }

  private async prune(now: Date): Promise<number> {
    const pruned = (await this.folder.deployments?.prune(undefined, now)) ?? [];
    for (const { id, version, reason, bytes } of pruned) {
      this.logger.log({ msg: 'version deleted', remote: id, version, reason, bytes });
    }
    return pruned.length;
  }
}
