interface Started<Answer, Action> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/**
 * A mutation's `onQueryStarted`: what the call answers is so from now on, and goes where the page reads it, so that nothing
 * has to be asked again; a failure changes nothing. Such a mutation has a name of its own where another remote may have one
 * of the same contract: the first of a name is everybody's.
 */
export const kept =
  <Answer, Action, Arg = unknown>(write: (answer: Answer, arg: Arg) => Action) =>
  async (arg: Arg, { dispatch, queryFulfilled }: Started<Answer, Action>): Promise<void> => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answer !== null) await dispatch(write(answer.data, arg));
  };
