import { join, resolve } from 'node:path';
import { boolean, object, string } from 'yup';
import { ConfigurationError, readVariables, type Environment } from 'server-kit';

export const filesVariables = object({
  FILES_DIR: string().default('.data/files'),
  ERASURES_DIR: string(),
  S3_ERASURES_BUCKET: string(),
  S3_BUCKET: string(),
  S3_ENDPOINT: string().matches(/^https?:\/\//, 'S3_ENDPOINT has to begin with http:// or https://'),
  S3_REGION: string().default('us-east-1'),
  S3_ACCESS_KEY_ID: string(),
  S3_SECRET_ACCESS_KEY: string(),
  S3_FORCE_PATH_STYLE: boolean().default(true),
});

/** An S3-compatible store. */
export interface BucketConfig {
  bucket: string;
  /** Null: Amazon S3 in `region`. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path instead of the host name. */
  forcePathStyle: boolean;
}

/** Location of the erasure journal. */
export interface ErasuresConfig {
  /** Absolute path, used without a bucket. */
  dir: string;
  /** Null: the bucket of the files. */
  bucket: string | null;
}

export class FilesConfig {
  constructor(
    /** Absolute path for uploads, which stay here without a bucket. */
    readonly dir: string,
    readonly bucket: BucketConfig | null,
    readonly erasures: ErasuresConfig = { dir: join(dir, 'erasures'), bucket: null },
  ) {}
}

export function readFilesConfig(environment: Environment): FilesConfig {
  const variables = readVariables(filesVariables, environment);
  const { FILES_DIR, ERASURES_DIR = join(FILES_DIR, 'erasures'), S3_ERASURES_BUCKET } = variables;
  const erasures = { dir: resolve(ERASURES_DIR), bucket: S3_ERASURES_BUCKET ?? null };
  return new FilesConfig(resolve(FILES_DIR), bucketOf(variables), erasures);
}

type Variables = ReturnType<typeof filesVariables.validateSync>;

function bucketOf(variables: Variables): BucketConfig | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = variables;
  if (S3_BUCKET === undefined) return null;
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) {
    throw new ConfigurationError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: S3_FORCE_PATH_STYLE,
  };
}
