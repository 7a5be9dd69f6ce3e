import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { signPreview, unpackVersion, withStaging } from 'registry';
import { uploadLimits, type UploadedVersion } from 'shared-contracts';
import { RegistryConfig } from '../../config/registry.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { RegistryFolder } from './registry-folder.service.ts';
import { toAppError } from './remotes.errors.ts';

const previewMs = 14 * 24 * 3_600_000;

/** Adds versions of remotes. What visitors get does not change. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly folder: RegistryFolder,
    private readonly config: RegistryConfig,
    private readonly server: ServerConfig,
  ) {}

  /** @throws AppError see `uploadRemoteVersion` */
  async add(id: string, archive: Readable, pullRequest: number | null): Promise<UploadedVersion> {
    const { deployments } = this.folder.open();
    try {
      return await withStaging(deployments.dist, async (folder) => {
        await unpackVersion(archive, folder, uploadLimits);
        const added = await deployments.addVersion(id, folder);
        return { ...added, previewUrl: this.previewUrl(id, added.version, pullRequest) };
      });
    } catch (error) {
      throw toAppError(error);
    }
  }

  private previewUrl(remote: string, version: string, pullRequest: number | null): string | null {
    const { previewSecret } = this.config;
    if (previewSecret === null) return null;
    const endsAt = new Date(Date.now() + previewMs);
    return `${this.server.publicUrl}/preview/${signPreview({ remote, version, endsAt, pullRequest }, previewSecret)}`;
  }
}
