import { freePort } from '../services/ports.mjs';
import { startLiveReload } from './live-reload.mjs';

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
