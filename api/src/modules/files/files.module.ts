import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesConfig } from '../../config/files.config.ts';
import { createFileStore } from './create-file-store.ts';
import { FileEntity } from './entities/file.entity.ts';
import { FileStore } from './file-store.ts';
import { FilesCleaner } from './files-cleaner.ts';
import { FilesRepository } from './files.repository.ts';
import { FilesService } from './files.service.ts';
import { TypeOrmFilesRepository } from './typeorm-files.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([FileEntity])],
  providers: [
    FilesCleaner,
    FilesService,
    { provide: FilesRepository, useClass: TypeOrmFilesRepository },
    { provide: FileStore, useFactory: createFileStore, inject: [FilesConfig] },
  ],
  exports: [FilesService],
})
export class FilesModule {}
