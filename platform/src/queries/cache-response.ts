interface Started<Answer, Action> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/**
 * A mutation's `onQueryStarted` that writes the response into the cache of the matching query, so no refetch is
 * needed; an error changes nothing.
 *
 * @example
 * ```ts
 * onQueryStarted: cacheResponse((resumes: StoredResume[]) => queryCache.write(listResumes, {}, resumes)),
 * ```
 */
export const cacheResponse =
  <Answer, Action, Arg = unknown>(write: (answer: Answer, arg: Arg) => Action) =>
  async (arg: Arg, { dispatch, queryFulfilled }: Started<Answer, Action>): Promise<void> => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answer !== null) await dispatch(write(answer.data, arg));
  };
