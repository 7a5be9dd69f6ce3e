import { number, object, string } from 'yup';
import { readVariables, type Environment } from 'server-kit';
import { trimEndOf } from 'shared-contracts';

export const hrVariables = object({
  HR_BACKEND_URL: string()
    .matches(/^https?:\/\//, 'HR_BACKEND_URL has to begin with http:// or https://')
    .required(),
  HR_BACKEND_TOKEN: string().required(),
  HR_SYNC_SECONDS: number().integer().min(1).max(86_400).default(300),
});

/** The HR backend (docs/hr-backend.md). */
export class HrConfig {
  constructor(
    /** Without a trailing slash. */
    readonly url: string,
    readonly token: string,
    readonly syncSeconds: number,
  ) {}
}

export function readHrConfig(environment: Environment): HrConfig {
  const { HR_BACKEND_URL, HR_BACKEND_TOKEN, HR_SYNC_SECONDS } = readVariables(hrVariables, environment);
  return new HrConfig(trimEndOf(HR_BACKEND_URL, /\//), HR_BACKEND_TOKEN, HR_SYNC_SECONDS);
}
