export { createFileStore } from './files.module.ts';
export { createS3Client } from './s3-file-store.client.ts';
export { FileStore } from './file-store.port.ts';
export { FileNotFoundError } from './files.errors.ts';
export { FilesModule } from './files.module.ts';
export { FilesService } from './files.service.ts';
export { incomingFolder } from './files.service.ts';
export type { StoredFile } from './files.repository.ts';
