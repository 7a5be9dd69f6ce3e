import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesService } from '../files/index.ts';
import { OwnDataSources, UsersRepository, type OwnData } from '../users/index.ts';
import { pictureFile } from './pictures.service.ts';

/** Exports a user's picture. */
@Injectable()
export class PictureExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.sources.register('profile-picture', (userId) => this.collect(userId));
  }

  private async collect(userId: number): Promise<OwnData> {
    const { pictureId = null } = (await this.users.find(userId)) ?? {};
    if (pictureId === null) return { records: { file: null }, files: [] };
    const { name } = pictureFile;
    return { records: { file: name }, files: [{ name, open: () => this.files.read(pictureId) }] };
  }
}
