export { FilesModule } from './files.module.ts';
export { FilesService } from './files.service.ts';
export { incomingFolder } from './incoming-folder.ts';
export type { StoredFile } from './files.repository.ts';
