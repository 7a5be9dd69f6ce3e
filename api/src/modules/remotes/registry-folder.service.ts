import { existsSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Deployments, readLiveShell } from 'registry';
import { RegistryConfig } from '../../config/registry.config.ts';
import { RegistryUnavailableError } from './remotes.errors.ts';

/** The folders of the site that the HTML servers read: `registry.json`, its log, `remotes/` and `shell/`. */
@Injectable()
export class RegistryFolder {
  constructor(private readonly config: RegistryConfig) {}

  /** Null if the installation has none. */
  get deployments(): Deployments | null {
    const { file } = this.config;
    return file === null || !existsSync(file) ? null : new Deployments(path.dirname(path.resolve(file)));
  }

  /** @throws RegistryUnavailableError also without a shell, which every check needs */
  open(): { deployments: Deployments; platform: string } {
    const { deployments } = this;
    const platform = deployments === null ? undefined : readLiveShell(deployments.dist)?.platform;
    if (deployments === null || platform === undefined) throw new RegistryUnavailableError();
    return { deployments, platform };
  }
}
