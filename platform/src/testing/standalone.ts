import type { RequestHandler } from 'msw';

/**
 * What a remote needs to run without shell and API: `src/testing/standalone.ts` exports it as `standalone`, for
 * `npm run dev -- --alone` and for tests.
 */
export interface Standalone {
  /** Responses by contract endpoint. The first one that matches is used: `[answer(getJob, (_request, { id }) => …)]`. */
  answers: readonly RequestHandler[];
  /** Addresses that the toolbar lists: at least one for each route with parameters. Default: routes without parameters. */
  pages?: readonly string[];
  /** Props of the fragments, by name. */
  fragments?: Readonly<Record<string, object>>;
}

/** Responses of a running site, written by `npm run dev -- --alone <id> --record <site>`. */
export interface RecordedAnswers {
  site: string;
  /** Pages whose data was recorded. */
  pages: readonly string[];
  /** `template` of the endpoint; `path` and query of the request. */
  answers: readonly { template: string; path: string; body: unknown }[];
}
