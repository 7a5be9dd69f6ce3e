import { number, object, string } from 'yup';
import { readVariables, type Environment } from './environment.ts';

export const applicationsVariables = object({
  APP_SECRET: string().min(32, 'APP_SECRET has to have 32 characters or more').required(),
  ANSWER_GRACE_SECONDS: number().integer().min(0).max(604_800).default(1800),
});

export class ApplicationsConfig {
  constructor(
    /** What mailed links are signed with; another one makes every link sent so far useless. */
    readonly secret: string,
    /** How long an application waits for its answers; then it is handed over without them. */
    readonly answerGraceSeconds: number,
  ) {}
}

export function readApplicationsConfig(environment: Environment): ApplicationsConfig {
  const { APP_SECRET, ANSWER_GRACE_SECONDS } = readVariables(applicationsVariables, environment);
  return new ApplicationsConfig(APP_SECRET, ANSWER_GRACE_SECONDS);
}
