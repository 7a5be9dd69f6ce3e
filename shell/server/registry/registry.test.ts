import { buildRemote, buildSmallRemote } from '../test/site-fixture.ts';
import { readRegistry } from './registry.ts';

const read = (...remotes: unknown[]) => readRegistry(JSON.stringify({ contract: 1, remotes }), '1.2.0');
const reasonOf = (remote: unknown) => read(remote).refused[0]?.reason;

describe('readRegistry', () => {
  it('accepts remotes that match the contract', () => {
    const remote = buildRemote();
    expect(read(remote)).toEqual({ remotes: [remote], refused: [] });
  });

  it.each([
    ['', 'JSON'],
    ['[]', 'registry'],
    ['{"contract":2,"remotes":[]}', 'contract'],
    ['{"contract":1}', 'remotes'],
  ])('rejects the registry %j', (text, reason) => {
    expect(() => readRegistry(text, '1.2.0')).toThrow(reason);
  });

  it.each([
    [{ platform: '^2.0.0' }, 'written for platform ^2.0.0, the shell provides 1.2.0'],
    [{ routes: [{ ...buildRemote().routes[0], path: '/home' }] }, '/home is reserved'],
    [{ texts: { pt: {}, en: {} } }, 'no text'],
    [{ exposes: { other: [] } }, 'exposes no app'],
    [{ integrity: {} }, 'no hash of remoteEntry.js'],
    [{ platform: 'new' }, 'platform'],
    [{ id: '../etc' }, 'id'],
    [{ id: 'shell' }, 'id'],
    [{ version: '../1.0.0' }, 'version'],
    [{ entry: '../x.js' }, 'entry'],
    [{ entry: '.env' }, 'entry'],
    [{ server: { file: '/etc/passwd', integrity: 'x' } }, 'server.file'],
    [{ integrity: { 'a.js': 'md5-x' } }, 'integrity.a.js'],
    [{ base: 'javascript:alert(1)' }, 'base'],
    [{ routes: [{ ...buildRemote().routes[0], path: 'jobs' }] }, 'routes[0].path'],
    [{ routes: [{ ...buildRemote().routes[0], data: [{ endpoint: 'x', template: 'http://evil.test' }] }] }, 'template'],
    [
      {
        routes: [
          {
            ...buildRemote().routes[0],
            data: [{ endpoint: 'x', template: '/api/x/{id}', each: { parameter: 'ids', variable: 'id', limit: 99 } }],
          },
        ],
      },
      'each.limit',
    ],
    [{ isolation: { kind: 'shadow', visibleTo: 'root' } }, 'isolation.visibleTo'],
  ])('rejects a remote with %j', (given, reason) => {
    expect(reasonOf({ ...buildRemote(), ...given })).toContain(reason);
  });

  it('rejects the second claim to an address and accepts the rest', () => {
    const [first, conflicting, other] = [
      buildSmallRemote('mfe-a', '/x/:id'),
      buildSmallRemote('mfe-b', '/x/:slug'),
      buildSmallRemote('mfe-c', '/y'),
    ];
    const { remotes, refused } = read(first, conflicting, other);
    expect(remotes.map(({ id }) => id)).toEqual(['mfe-a', 'mfe-c']);
    expect(refused).toEqual([{ id: 'mfe-b', reason: expect.stringContaining('claim the same addresses') as string }]);
  });

  it('rejects a second version of the same remote', () => {
    expect(read(buildRemote(), buildRemote({ version: '2.0.0-b' })).refused).toEqual([
      { id: 'mfe-jobs', reason: 'listed twice' },
    ]);
  });
});
