import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesService } from '../files/index.ts';
import { AccountEvents } from '../users/index.ts';

/** The picture of an account that goes is nobody's. */
@Injectable()
export class ErasedPictures implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.events.onErased(async ({ pictureId }, manager) => {
      if (pictureId !== null) await this.files.detach(pictureId, manager);
    });
  }
}
