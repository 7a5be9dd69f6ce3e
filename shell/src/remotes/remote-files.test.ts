import { createLiveRegistry } from './live-registry';
import { integrityPlugin } from './remote-files';
import { buildRemote } from './testing/build-remote';

function scriptFor(url: string, integrity: Record<string, string>) {
  const made = integrityPlugin(
    createLiveRegistry({ contract: 1, remotes: [{ ...buildRemote({ integrity }), why: 'stable' }] }),
  ).createScript?.({ url });
  if (made === undefined || !('script' in made) || !(made.script instanceof HTMLScriptElement)) {
    throw new Error('no script');
  }
  return { script: made.script, timeout: made.timeout };
}

const entry = 'http://localhost/remotes/mfe-jobs/1.0.0/remoteEntry.js';

describe('the entry of a remote', () => {
  it('is loaded with its integrity and a timeout', () => {
    const { script, timeout } = scriptFor(entry, { 'remoteEntry.js': 'sha384-right' });
    expect(script.integrity).toBe('sha384-right');
    expect(timeout).toBe(8000);
    expect(script.crossOrigin).toBeNull();
  });

  it('is blocked without an integrity value, by a valid digest that matches no file', () => {
    expect(scriptFor(entry, {}).script.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  });

  it('is requested with CORS from another origin, so that its integrity is checked', () => {
    expect(scriptFor('http://remotes.example/remoteEntry.js', {}).script.crossOrigin).toBe('anonymous');
  });
});
