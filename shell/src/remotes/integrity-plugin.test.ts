import { integrityPlugin } from './integrity-plugin';
import { buildRemote } from './testing/build-remote';

function scriptFor(url: string, integrity: Record<string, string>) {
  const made = integrityPlugin([buildRemote({ integrity })]).createScript?.({ url });
  if (made === undefined || !('script' in made) || !(made.script instanceof HTMLScriptElement)) {
    throw new Error('no script');
  }
  return { script: made.script, timeout: made.timeout };
}

const entry = 'http://localhost/remotes/mfe-jobs/1.0.0/remoteEntry.js';

describe('the entry of a remote', () => {
  it('is loaded by its hash, and not waited for for ever', () => {
    const { script, timeout } = scriptFor(entry, { 'remoteEntry.js': 'sha384-right' });
    expect(script.integrity).toBe('sha384-right');
    expect(timeout).toBe(8000);
    expect(script.crossOrigin).toBeNull();
  });

  it('is refused without integrity, by a valid digest that matches no file', () => {
    expect(scriptFor(entry, {}).script.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  });

  it('is asked for with CORS on another origin, or its hash would not be checked', () => {
    expect(scriptFor('http://remotes.example/remoteEntry.js', {}).script.crossOrigin).toBe('anonymous');
  });
});
