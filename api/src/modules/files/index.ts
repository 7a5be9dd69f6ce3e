export { FileNotFoundError, FileStore } from './file-store.port.ts';
export { createFileStore, FilesModule, openS3Client } from './files.module.ts';
export type { StoredFile } from './files.repository.ts';
export { FilesService, incomingFolder } from './files.service.ts';
