import { sha256Of } from '../../../decoding/decoder.service.ts';
import { FakeDecoderFailures } from '../../../decoding/testing/fake-decoder-failures.ts';
import { DeliveryReports } from './delivery-reports.parser.ts';

const failures = new FakeDecoderFailures();
const reports = new DeliveryReports(failures);
afterAll(() => reports.onApplicationShutdown());

const mail = (recipient: string) =>
  Buffer.from(
    [
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="B1"',
      '',
      '--B1',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.net',
      '',
      recipient,
      '--B1--',
      '',
    ].join('\r\n'),
  );

it("reads the recipient's fields, truncated", async () => {
  const fields = `Action: failed\r\nStatus: 5.1.1 (unknown)\r\nDiagnostic-Code: smtp; ${'x'.repeat(10_000)}\r\n`;
  const report = await reports.read(mail(fields));
  expect(report).toMatchObject({ action: 'failed', status: '5.1.1' });
  expect(report?.diagnostic).toHaveLength(2000);
});

it('returns null for other mails', async () => {
  expect(await reports.read(Buffer.from('Subject: Back on Monday\r\n\r\nAction: failed'))).toBeNull();
  expect(await reports.read(Buffer.from([0, 255, 13, 10, 13, 10, 128]))).toBeNull();
});

it('does not parse a mail again that crashed the decoder', async () => {
  const message = mail('Action: failed\r\nStatus: 5.1.1\r\n');
  await failures.record({ decoder: 'bounce', contentHash: sha256Of(message), url: null }, 'SIGKILL', null);
  expect(await reports.read(message)).toBeNull();
});

it('parses nested and repetitive mails within the limits', async () => {
  const nested = Array.from(
    { length: 2000 },
    (_, depth) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
  );
  for (const message of [
    nested.join(''),
    'Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n'.repeat(5000),
    'a: b\r\n'.repeat(80_000),
  ]) {
    expect(await reports.read(Buffer.from(message))).toBeNull();
  }
});
