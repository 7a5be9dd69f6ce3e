import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';

let site: RunningSite;
beforeEach(async () => {
  site = await startSite({ timings: { shutdown: 1000, dataDeadline: 60_000 } });
});
afterEach(stopSites);

const answerOf = (url: string, agent: Agent) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    }).on('error', reject);
  });

describe('a stopping server', () => {
  it('does not wait for idle keep-alive connections', async () => {
    const agent = new Agent({ keepAlive: true });
    await answerOf(`${await site.app.listen({ host: '127.0.0.1', port: 0 })}/home`, agent);
    await site.app.close();
    expect(site.app.server.listening).toBe(false);
  });

  it('finishes a request in flight, then closes its connection', async () => {
    site.api.answers.set('/api/slow', { hangs: true });
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = answerOf(`${url}/api/slow`, new Agent({ keepAlive: true }));
    await until(() => expect(site.api.asked('/api/slow')).toHaveLength(1));
    const closed = site.app.close();
    await until(() => expect(site.app.server.listening).toBe(false));
    await site.api.stop();
    expect(await answer).toEqual({ status: 503, connection: 'close' });
    await closed;
  });

  it('destroys connections of requests that do not end in time', async () => {
    site.api.answers.set('/api/slow', { hangs: true });
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = answerOf(`${url}/api/slow`, new Agent());
    answer.catch(() => {});
    await until(() => expect(site.api.asked('/api/slow')).toHaveLength(1));
    await site.app.close();
    await expect(answer).rejects.toThrow('socket hang up');
  });

  it('responds to requests while draining, and closes their connections', async () => {
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    expect(await answerOf(`${url}/home`, agent)).toEqual({ status: 200, connection: 'keep-alive' });
    site.draining.begin();
    expect(await answerOf(`${url}/home`, agent)).toEqual({ status: 200, connection: 'close' });
    expect(await answerOf(`${url}/jobs`, agent)).toMatchObject({ connection: 'close' });
    expect(await answerOf(`${url}/health`, agent)).toEqual({ status: 503, connection: 'close' });
    agent.destroy();
  });

  it('responds to requests on connections accepted before the listener closed', async () => {
    site.api.answers.set('/api/slow', { hangs: true });
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const early = connect(Number(new URL(url).port), '127.0.0.1');
    await once(early, 'connect');
    const slow = answerOf(`${url}/api/slow`, new Agent());
    await until(() => expect(site.api.asked('/api/slow')).toHaveLength(1));
    const closed = site.app.close();
    await until(() => expect(site.app.server.listening).toBe(false));
    early.write('GET /robots.txt HTTP/1.1\r\nhost: x\r\n\r\n');
    const answer = (await early.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
    await site.api.stop();
    await slow;
    await closed;
  });
});
