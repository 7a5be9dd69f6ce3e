import { codeOf } from '../../../../test/authenticator-code.ts';
import { createTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { eventually } from '../../../../test/eventually.ts';
import { SecondFactorApi } from '../testing/second-factor-api.ts';

let tests: SecondFactorApi;
let worker: TestWorker;
beforeAll(async () => {
  tests = await SecondFactorApi.start();
  worker = await createTestWorker(String((tests.database.options as { url?: string }).url));
});
afterAll(async () => {
  await worker.close();
  await tests.api.close();
});

it('mails the owner about every change, with a link to the account', async () => {
  const { user, cookies, recoveryCodes, secret } = await tests.signInWithSecondFactor();
  await tests.renew(cookies, recoveryCodes[0]);
  await tests.remove(cookies, codeOf(secret));
  await worker.work();
  await eventually(() => expect(worker.mail.sent).toHaveLength(3));
  expect(worker.mail.sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Novos códigos de recuperação',
    'Verificação em dois passos ativada',
    'Verificação em dois passos desativada',
  ]);
  for (const mail of worker.mail.sent) {
    expect(mail.to).toBe(user.email);
    expect(mail.text).toContain('http://localhost:3000/account');
  }
});
