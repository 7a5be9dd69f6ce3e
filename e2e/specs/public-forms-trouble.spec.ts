import { sendContactMessage, subscribeToNewsletter } from 'shared-contracts';
import { gate } from '../fixtures/gate.ts';
import { teamMails, teamMailsOnce } from '../fixtures/external-systems.ts';
import { messageOf, signupOf, test } from '../fixtures/public-forms.ts';
import { expect } from '../fixtures/test.ts';

test.describe('an unreachable server', () => {
  test.use({ expected: { problems: [/ERR_FAILED/, /failed \(0:|unreachable|Failed to fetch/] } });

  for (const { form, failed, endpoint, values } of [
    { form: 'contact', failed: 'Erro ao enviar mensagem', endpoint: sendContactMessage, values: messageOf() },
    { form: 'waitlist', failed: 'Subscrição falhada', endpoint: subscribeToNewsletter, values: signupOf() },
  ] as const) {
    test(`${form}: the input is kept, and a retry works after reconnecting`, async ({ contact, waitlist, page }) => {
      const sheet = { contact, waitlist }[form];
      await sheet.open();
      await sheet.fillIn(values);
      await sheet.takeTime();
      await page.route(`**${endpoint.template}`, (route) => route.abort());
      await sheet.send.click();
      await expect(sheet.alert).toBeFocused();
      await expect(sheet.alert).toContainText(failed);
      await expect(sheet.alert).toContainText('Verifique a ligação à Internet e tente novamente.');
      await expect(sheet.toast).toContainText(failed);
      await sheet.expectValues(values);
      await page.unroute(`**${endpoint.template}`);
      await sheet.send.click();
      await expect(sheet.sent).toBeFocused();
      await expect(sheet.toast).toHaveCount(0);
      expect(await teamMailsOnce(values.email)).toHaveLength(1);
    });
  }
});

test('a slow server: the button shows the pending state, and further clicks send nothing', async ({
  contact,
  page,
}) => {
  const answers = gate();
  let calls = 0;
  await page.route(`**${sendContactMessage.template}`, async (route) => {
    calls += 1;
    await answers.opened;
    await route.continue();
  });
  const message = messageOf();
  await contact.open();
  await contact.fillIn(message);
  await contact.takeTime();
  await contact.send.click();
  await expect(contact.send).toHaveAttribute('aria-disabled', 'true');
  await contact.send.click({ force: true });
  await contact.field('company').press('Enter');
  await contact.expectValues(message);
  answers.open();
  await expect(contact.sent).toBeFocused();
  expect(calls).toBe(1);
});

test('a program that fills the honeypot or is too fast gets the same response, and no mail is sent', async ({
  contact,
  request,
}) => {
  const [withHoneypot, quick, genuine] = [messageOf(), messageOf(), messageOf()];
  await contact.open();
  await contact.fillIn(withHoneypot);
  await contact.field('website').fill('https://example.com', { force: true });
  await contact.takeTime();
  await contact.send.click();
  await expect(contact.sent).toContainText('Mensagem enviada.');
  const post = async (data: object) => (await request.post(sendContactMessage.template, { data })).json();
  expect(await post({ ...quick, filledIn: 300 })).toEqual(await post(genuine));
  // Mails are sent in order: when the last one has arrived, none is pending.
  await teamMailsOnce(genuine.email);
  expect([...(await teamMails(withHoneypot.email)), ...(await teamMails(quick.email))]).toEqual([]);
});

test.describe('a client above the rate limit', () => {
  test.use({ expected: { problems: [/429/] } });

  test('sees the message and keeps its input, and other clients are not limited', async ({ contact, request }) => {
    for (let sent = 0; sent < 10; sent++) {
      const answer = await request.post(sendContactMessage.template, { data: { ...messageOf(), filledIn: 1 } });
      expect(answer.status()).toBe(200);
    }
    const message = messageOf();
    await contact.open();
    await contact.fillIn(message);
    await contact.send.click();
    await expect(contact.alert).toContainText('Chegaram muitos pedidos seguidos desta ligação.');
    await contact.expectValues(message);
    const other = await request.post(sendContactMessage.template, {
      data: { ...messageOf(), filledIn: 1 },
      headers: { 'x-forwarded-for': '198.19.0.1' },
    });
    expect(other.status()).toBe(200);
  });
});
