import { readConfig } from './config.ts';

const least = { HR_BACKEND_TOKEN: 'token-of-the-test' };

describe('readConfig', () => {
  it('requires a token and has a default for every other setting', () => {
    expect(readConfig(least, [])).toEqual({
      host: '127.0.0.1',
      port: 4400,
      seed: 2026,
      jobs: 5000,
      token: 'token-of-the-test',
      tickSeconds: 240,
      dataFolder: null,
      logLevel: 'info',
    });
  });

  it('prefers arguments in both spellings over environment variables', () => {
    expect(readConfig({ ...least, SANDBOX_JOBS: '10' }, ['--jobs', '100000']).jobs).toBe(100_000);
    expect(readConfig({ ...least, SANDBOX_JOBS: '10' }, ['--jobs=20']).jobs).toBe(20);
    expect(readConfig({ ...least, SANDBOX_JOBS: '10' }, []).jobs).toBe(10);
  });

  it.each([{}, { HR_BACKEND_TOKEN: '' }])('refuses to start with %j', (environment) => {
    expect(() => readConfig(environment, [])).toThrow('HR_BACKEND_TOKEN');
  });

  it('reports every invalid setting', () => {
    const environment = { SANDBOX_PORT: '70000', SANDBOX_SEED: 'abc', LOG_LEVEL: 'loud' };
    expect(() => readConfig(environment, ['--jobs'])).toThrow(
      /SANDBOX_PORT.{0,300}SANDBOX_SEED.{0,300}SANDBOX_JOBS.{0,300}LOG_LEVEL/,
    );
  });
});
