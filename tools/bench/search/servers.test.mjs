import { startServer } from './servers.mjs';

// No query reaches the database before the first search. Requires a build, as the benchmark does.
it.each(/** @type {const} */ (['empty', 'hooks']))('starts the server «%s» without a database', async (kind) => {
  const server = await startServer(kind, 'postgres://nobody@127.0.0.1:9/none');
  try {
    const answer = await fetch(server.url);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  } finally {
    server.stop();
  }
});
