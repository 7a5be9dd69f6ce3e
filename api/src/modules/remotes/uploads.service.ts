import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { signPreview, unpackVersion } from 'registry';
import { uploadLimits, type UploadedVersion } from 'shared-contracts';
import { RegistryConfig } from '../../config/registry.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { RegistryFolder } from './registry-folder.service.ts';
import { toAppError } from './remotes.errors.ts';

const hourMs = 3_600_000;
const previewMs = 14 * 24 * hourMs;

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
    // On the disk of the versions, so that a verified one is moved in one step.
    const staging = path.join(deployments.dist, '.uploads');
    const upload = path.join(staging, randomUUID());
    try {
      await mkdir(upload, { recursive: true });
      await unpackVersion(archive, upload, uploadLimits);
      const added = deployments.addVersion(id, upload);
      return { ...added, previewUrl: this.previewUrl(id, added.version, pullRequest) };
    } catch (error) {
      throw toAppError(error);
    } finally {
      await rm(upload, { recursive: true, force: true });
      await deleteAbandoned(staging);
    }
  }

  private previewUrl(remote: string, version: string, pullRequest: number | null): string | null {
    const { previewSecret } = this.config;
    if (previewSecret === null) return null;
    const endsAt = new Date(Date.now() + previewMs);
    return `${this.server.publicUrl}/preview/${signPreview({ remote, version, endsAt, pullRequest }, previewSecret)}`;
  }
}

/** Deletes uploads of processes that have ended. */
async function deleteAbandoned(staging: string): Promise<void> {
  for (const name of await readdir(staging).catch(() => [])) {
    const folder = path.join(staging, name);
    const age = await stat(folder).catch(() => null);
    if (age !== null && Date.now() - age.mtimeMs > hourMs) await rm(folder, { recursive: true, force: true });
  }
}
