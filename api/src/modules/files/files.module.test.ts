import { FilesConfig } from '../../config/files.config.ts';
import { DiskFileStore } from './disk-file-store.client.ts';
import { createFileStore } from './files.module.ts';
import { S3FileStore } from './s3-file-store.client.ts';

const bucket = {
  bucket: 'resumes',
  endpoint: null,
  region: 'eu-west-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  forcePathStyle: false,
};

it('stores files on disk without a bucket', async () => {
  await expect(createFileStore(new FilesConfig('/srv/files', null))).resolves.toBeInstanceOf(DiskFileStore);
});

it('stores files in the configured bucket', async () => {
  await expect(createFileStore(new FilesConfig('/srv/files', bucket))).resolves.toBeInstanceOf(S3FileStore);
});
