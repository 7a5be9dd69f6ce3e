import type { Draft, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Tag } from 'shared-contracts';
import { api, type PlatformStore } from '../store';
import { queryOf, registerQuery, type ContractQuery } from './contract-queries';

interface Types<Arg, Answer> {
  /** Types only; never set. */
  readonly types?: { arg: Arg; answer: Answer };
}

/** A remote's own query, as `createRemoteApi(…).injectEndpoints` returns it. */
export interface RemoteQuery<Arg, Answer> extends Types<Arg, Answer> {
  /** `mfe-guides/lookups` */
  readonly queryName: string;
}

/** A GET endpoint of the contract, or a remote's own query. */
export type QueryTarget<Arg, Answer> = (ContractQuery & Types<Arg, Answer>) | RemoteQuery<Arg, Answer>;

/** An action with a result: `const { undo } = dispatch(queryCache.update(…))`. */
export type CacheAction<Result> = ThunkAction<Result, unknown, unknown, UnknownAction>;

/** A cached response, or the error of a request. */
export interface CacheEntry {
  data?: unknown;
  error?: unknown;
  /** Milliseconds since 1970; undefined without a response. */
  fulfilledTimeStamp?: number | undefined;
}

/** RTK Query's functions for one query. Their own types require the endpoints' names at compile time. */
interface Util {
  updateQueryData: (name: string, arg: unknown, recipe: unknown) => CacheAction<{ undo: () => void }>;
  upsertQueryData: (name: string, arg: unknown, value: unknown) => CacheAction<Promise<unknown>>;
  prefetch: (name: string, arg: unknown, options: object) => CacheAction<void>;
}

const util = api.util as unknown as Util;

const nameOf = <Arg, Answer>(target: QueryTarget<Arg, Answer>): string =>
  'queryName' in target ? target.queryName : registerQuery(target);

/**
 * Actions and selectors for cached responses. A query is named by its endpoint of the contract, or by what
 * `createRemoteApi(…).injectEndpoints` returned for it. Actions take effect when they are dispatched (`useDispatch`, or the
 * `dispatch` of `onQueryStarted`).
 */
export const queryCache = {
  /**
   * Changes a cached response, for optimistic updates; does nothing if it is not cached. The recipe changes a draft or returns
   * a new value. `undo` restores the previous value.
   *
   * @example
   * ```ts
   * const { undo } = dispatch(queryCache.update(listSavedJobs, {}, (list) => list.filter(({ id }) => id !== removed)));
   * await queryFulfilled.catch(undo);
   * ```
   */
  update: <Arg, Answer>(
    target: QueryTarget<Arg, Answer>,
    arg: Arg,
    recipe: (data: Draft<Answer>) => Draft<Answer> | Answer | void,
  ): CacheAction<{ undo: () => void }> => util.updateQueryData(nameOf(target), arg, recipe),

  /** Writes a response into the cache: `dispatch(queryCache.write(listResumes, {}, resumes))`. */
  write: <Arg, Answer>(target: QueryTarget<Arg, Answer>, arg: Arg, value: Answer): CacheAction<Promise<unknown>> =>
    util.upsertQueryData(nameOf(target), arg, value),

  /** Requests a response that is neither cached nor pending. A failure is logged and not cached as a response. */
  prefetch: <Arg, Answer>(target: QueryTarget<Arg, Answer>, arg: Arg): CacheAction<void> =>
    util.prefetch(nameOf(target), arg, {}),

  /** Requests the responses with these tags again, those of mounted pages at once: `dispatch(queryCache.invalidate(['Session']))`. */
  invalidate: (tags: readonly Tag[]): UnknownAction => api.util.invalidateTags([...tags]),

  /** Selector of the state of a query, without a request: `useSelector(queryCache.select(getJob, { id })).data`. */
  select: <Arg, Answer>(
    target: QueryTarget<Arg, Answer>,
    arg: Arg,
  ): ((state: object) => { data?: Answer | undefined; error?: unknown }) =>
    queryOf<Arg, Answer>(nameOf(target)).select(arg) as never,

  /** Selector of all cached responses, whatever their query. The list is a new one after each change of the cache. */
  entries: (state: object): readonly CacheEntry[] =>
    Object.values((state as ReturnType<PlatformStore['getState']>).api.queries) as CacheEntry[],
};
