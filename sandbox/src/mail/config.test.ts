import { readMailCatcherConfig } from './config.ts';

it('has a default for everything', () => {
  expect(readMailCatcherConfig({})).toEqual({ host: '127.0.0.1', smtpPort: 1025, webPort: 1080 });
});

it('takes what it is given', () => {
  const environment = { SANDBOX_HOST: '0.0.0.0', MAIL_SMTP_PORT: '2525', MAIL_WEB_PORT: '8025' };
  expect(readMailCatcherConfig(environment)).toEqual({ host: '0.0.0.0', smtpPort: 2525, webPort: 8025 });
});

it('names every mistake', () => {
  const environment = { MAIL_SMTP_PORT: 'smtp', MAIL_WEB_PORT: '70000' };
  expect(() => readMailCatcherConfig(environment)).toThrow(/MAIL_SMTP_PORT.{0,300}MAIL_WEB_PORT/);
});
