export { createFileStore } from './create-file-store.ts';
export { createS3Client } from './s3-client.ts';
export { FileStore } from './file-store.ts';
export { FileNotFoundError } from './files.errors.ts';
export { FilesModule } from './files.module.ts';
export { FilesService } from './files.service.ts';
export { incomingFolder } from './incoming-folder.ts';
export type { StoredFile } from './files.repository.ts';
