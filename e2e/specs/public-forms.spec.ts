import { sendContactMessage, subscribeToNewsletter } from 'shared-contracts';
import { violations } from '../fixtures/axe.ts';
import { teamMailsOnce } from '../fixtures/external-systems.ts';
import { messageOf, signupOf, test } from '../fixtures/public-forms.ts';
import { expect } from '../fixtures/test.ts';

const contactErrors = {
  pt: [
    'Nome deve ter pelo menos 2 caracteres',
    'Email inválido',
    'Número de telefone deve ter pelo menos 9 dígitos',
    'Assunto é obrigatório',
    'Mensagem deve ter pelo menos 10 caracteres',
  ],
  en: [
    'Name must have at least 2 characters',
    'Invalid email',
    'Phone number must have at least 9 digits',
    'Subject is required',
    'Message must have at least 10 characters',
  ],
};
const waitlistErrors = {
  pt: [
    'Introduza um endereço de e-mail válido',
    'O nome próprio é obrigatório',
    'O número de telefone é obrigatório',
    'O nome da empresa é obrigatório',
  ],
  en: [
    'Please enter a valid email address',
    'First name is required',
    'Phone number is required',
    'Company name is required',
  ],
};

for (const language of ['pt', 'en'] as const) {
  test(`contact, ${language}: every message verbatim, and each is cleared when its field is corrected`, async ({
    contact,
    page,
  }) => {
    await contact.open(`?lng=${language}`);
    await contact.send.click();
    await expect(contact.alert).toBeFocused();
    await expect(contact.alert.getByRole('link')).toHaveText(contactErrors[language]);
    expect(await contact.errors()).toEqual(contactErrors[language]);
    expect(await violations(page)).toEqual([]);
    await contact.alert.getByRole('link').nth(2).click();
    await expect(contact.field('phone')).toBeFocused();

    const remaining = [...contactErrors[language]];
    const { company: _, ...values } = messageOf();
    for (const [name, value] of Object.entries(values)) {
      await contact.fillIn({ [name]: value });
      remaining.shift();
      await expect.poll(() => contact.errors()).toEqual(remaining);
    }
    await expect(contact.alert).toHaveCount(0);
  });

  test(`waitlist, ${language}: every message verbatim, and each is cleared when its field is edited`, async ({
    waitlist,
  }) => {
    await waitlist.open(`?lng=${language}`);
    await waitlist.send.click();
    await expect(waitlist.alert).toBeFocused();
    await expect(waitlist.alert.getByRole('link')).toHaveText(waitlistErrors[language]);
    // One letter is still invalid: the error is hidden while the field is edited and shown again on blur.
    await waitlist.field('email').pressSequentially('x');
    await expect.poll(() => waitlist.errors()).toEqual(waitlistErrors[language].slice(1));
    for (const name of ['firstName', 'phone', 'company']) {
      await waitlist.field(name).pressSequentially('x');
      await expect(waitlist.field(name)).not.toHaveAttribute('aria-invalid');
    }
    await expect(waitlist.field('email')).toHaveAttribute('aria-invalid', 'true');
  });
}

test('the contact form accepts only digits as telephone number, and the waitlist counts only digits', async ({
  contact,
  waitlist,
}) => {
  await contact.open();
  await contact.field('phone').pressSequentially('+351 91a2-345 678');
  await expect(contact.field('phone')).toHaveValue('351912345678');
  await waitlist.open();
  await waitlist.fillIn({ ...signupOf(), phone: 'nove um dois' });
  await waitlist.send.click();
  await expect(waitlist.field('phone')).toBeFocused();
  expect(await waitlist.errors()).toEqual(['Telefone deve conter apenas números']);
});

test('contact: a double click sends once, the confirmation has the focus, and the team can reply', async ({
  contact,
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  const { name, email, ...message } = messageOf();
  await contact.open();
  await contact.fillIn({ name, email, ...message });
  await contact.takeTime();
  await contact.send.dblclick();
  await expect(contact.sent).toBeFocused();
  await expect(contact.sent).toContainText('Mensagem enviada.');
  await expect(contact.sent).toContainText('24 a 48 horas');
  await expect(contact.form).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(calls).toEqual([sendContactMessage.template]);

  const mails = await teamMailsOnce(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: `Apoio técnico: mensagem de ${name}`, replyTo: [{ address: email }] });
  for (const line of [...message.message.split('\n'), message.phone, message.company]) {
    expect(mails[0]?.text).toContain(line);
  }
});

test('waitlist: a double click stores once, and the confirmation has the focus', async ({ waitlist, page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  const signup = signupOf();
  await waitlist.open();
  await waitlist.fillIn(signup);
  await waitlist.takeTime();
  await waitlist.send.dblclick();
  await expect(waitlist.sent).toBeFocused();
  await expect(waitlist.sent).toContainText('O seu lugar está reservado.');
  expect(calls).toEqual([subscribeToNewsletter.template]);
  const mails = await teamMailsOnce(signup.company);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    subject: `Lista de espera: ${signup.company}`,
    replyTo: [{ address: signup.email }],
  });
});

test('contact: by keyboard alone', async ({ contact, page }) => {
  const { name, email, phone, message } = messageOf();
  await contact.open();
  await contact.field('name').focus();
  for (const text of [name, email, phone, '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(contact.field('subject')).toBeFocused();
  await page.keyboard.type('Imp');
  await expect(contact.field('subject')).toHaveValue('media');
  await page.keyboard.press('Tab');
  await page.keyboard.type(message);
  await page.keyboard.press('Tab');
  await expect(contact.send).toBeFocused();
  await contact.takeTime();
  await page.keyboard.press('Enter');
  await expect(contact.sent).toBeFocused();
  expect((await teamMailsOnce(email))[0]?.subject).toBe(`Imprensa: mensagem de ${name}`);
  await page.keyboard.press('Tab');
  await expect(contact.sent.getByRole('link', { name: 'Ver ofertas' })).toBeFocused();
});
