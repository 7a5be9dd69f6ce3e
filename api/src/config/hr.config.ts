import { readVariables, type Environment } from 'server-kit';
import { trimEndOf } from 'shared-contracts';
import { number, object, string } from 'yup';

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

export const applicationsVariables = object({
  ANSWER_GRACE_SECONDS: number().integer().min(0).max(604_800).default(1800),
});

export class ApplicationsConfig {
  constructor(
    /** Time that an application waits for its answers before it is delivered without them. */
    readonly answerGraceSeconds: number,
  ) {}
}

export function readApplicationsConfig(environment: Environment): ApplicationsConfig {
  return new ApplicationsConfig(readVariables(applicationsVariables, environment).ANSWER_GRACE_SECONDS);
}
