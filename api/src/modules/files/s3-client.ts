import { S3Client } from '@aws-sdk/client-s3';
import type { BucketConfig } from '../../config/files.config.ts';

/**
 * Milliseconds. A client that reads a file slowly pauses the connection: an open response is closed after this time
 * without data.
 */
const requestHandler = { connectionTimeout: 3_000, socketTimeout: 60_000 };

/** Failures are thrown and logged by the caller; without this the SDK would also write to the console. */
const ignoreLog = () => {};
const logger = { trace: ignoreLog, debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };

/** The caller destroys it. */
export function createS3Client({
  endpoint,
  region,
  forcePathStyle,
  accessKeyId,
  secretAccessKey,
}: BucketConfig): S3Client {
  return new S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Older S3-compatible stores reject the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler,
    logger,
  });
}
