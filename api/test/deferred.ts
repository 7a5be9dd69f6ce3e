/** A promise that the test resolves: `Promise.withResolvers` of later versions of Node. */
export function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
