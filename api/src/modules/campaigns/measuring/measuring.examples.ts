import type { Example } from '../../../http/endpoint-docs.ts';

/** Nothing but the address of the job's page, in the header `location`. */
export const followedLink: Example<undefined> = { answer: undefined };
