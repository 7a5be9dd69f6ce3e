import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, [])).toEqual({
      host: '127.0.0.1',
      port: 4400,
      seed: 2026,
      jobs: 5000,
      token: 'sandbox',
      tickSeconds: 240,
      dataFolder: null,
      logLevel: 'info',
    });
  });

  it('prefers arguments to variables, in both spellings', () => {
    expect(readConfig({ SANDBOX_JOBS: '10' }, ['--jobs', '100000']).jobs).toBe(100_000);
    expect(readConfig({ SANDBOX_JOBS: '10' }, ['--jobs=20']).jobs).toBe(20);
    expect(readConfig({ SANDBOX_JOBS: '10' }, []).jobs).toBe(10);
  });

  it('names every mistake', () => {
    const environment = { SANDBOX_PORT: '70000', SANDBOX_SEED: 'abc', LOG_LEVEL: 'loud' };
    expect(() => readConfig(environment, ['--jobs'])).toThrow(/SANDBOX_PORT.*SANDBOX_SEED.*SANDBOX_JOBS.*LOG_LEVEL/);
  });
});
