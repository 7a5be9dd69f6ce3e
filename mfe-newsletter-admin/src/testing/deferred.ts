/** A promise that the test resolves. */
export function deferred<Answer>() {
  let give: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
