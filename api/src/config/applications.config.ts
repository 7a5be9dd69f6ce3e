import { number, object } from 'yup';
import { readVariables, type Environment } from 'server-kit';

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
