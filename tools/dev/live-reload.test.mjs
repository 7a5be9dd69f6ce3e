import { freePort } from '../services/ports.mjs';
import { createLiveReload, startLiveReload } from './live-reload.mjs';

it('reloads open pages of another origin', async () => {
  const port = await freePort();
  const pages = await startLiveReload(port);
  const answer = await fetch(`http://localhost:${port}`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  await reader.read();
  pages.reload();
  expect((await reader.read()).value).toContain('event: reload');
  await reader.cancel();
  pages.close();
});

it('a build that ended before the page connected reloads it at once', () => {
  const pages = createLiveReload();
  const shown = pages.build();
  pages.reload();
  const writtenTo = (/** @type {number} */ build) => {
    const response = { writeHead: jest.fn(), write: jest.fn(), once: jest.fn() };
    pages.follow(/** @type {any} */ (response), build);
    return response.write.mock.calls.flat().join('');
  };
  expect(writtenTo(shown)).toContain('event: reload');
  expect(writtenTo(pages.build())).not.toContain('event: reload');
});
