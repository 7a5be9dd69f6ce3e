import type { Example } from '../../../http/openapi/handler-docs.decorator.ts';

/** Only the URL of the job's page, in the header `location`. */
export const followedLink: Example<undefined> = { answer: undefined };
