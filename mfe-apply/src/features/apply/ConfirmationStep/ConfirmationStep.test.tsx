import { screen, waitFor, within } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import {
  addApplicantEmail,
  claimApplication,
  claimsKey,
  getApplied,
  getSession,
  register,
  type ApplicantEmail,
  type Registration,
} from 'shared-contracts';
import { buildApplication, buildApplied, buildReceipt } from '../../../testing/build-application';
import { button, freshBrowser, heading, receiveUploads, renderApply } from '../../../testing/render-apply';

const emailField = () => screen.findByRole('textbox', { name: /^E-mail/ });
const follow = () => screen.findByRole('form', { name: 'Quer receber novidades por e-mail?' });
const account = () => screen.findByRole('form', { name: 'Conta num só passo' });

describe('confirmation', () => {
  freshBrowser();
  const api = fakeApi();

  async function send({
    email = '',
    name = '',
    session = {},
  }: Partial<Record<'email' | 'name', string>> & {
    session?: NonNullable<Parameters<typeof renderApply>[1]>;
  } = {}) {
    api.use(receiveUploads(buildReceipt({ questionsDue: 0 })).handler);
    const rendered = renderApply({ questionCount: 0 }, session);
    await rendered.choose();
    if (name !== '') await fill(rendered.user, screen.getByRole('textbox', { name: /^Nome/ }), name);
    if (email !== '') await fill(rendered.user, await emailField(), email);
    await rendered.user.click(button('Enviar candidatura'));
    await heading('Candidatura enviada');
    return rendered;
  }

  it('shows the link of the application and copies it', async () => {
    const { user, services } = await send();
    const url = `${window.location.origin}/applications/t0ken`;
    expect(screen.getByRole('textbox', { name: 'Ligação da candidatura' })).toHaveValue(url);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button('Copiar ligação'));
    expect(write).toHaveBeenCalledWith(url);
    write.mockRestore();
    expect(services.toast.current()).toMatchObject({ title: 'Ligação copiada.' });
  });

  it('adds an address to the application, and fills it in the account form', async () => {
    const { user } = await send();
    const bodies: ApplicantEmail[] = [];
    api.use(
      answer(addApplicantEmail, async (request) => {
        bodies.push((await request.json()) as ApplicantEmail);
        return buildApplication({ email: 'ines@example.com' });
      }),
    );
    const form = within(await follow());
    await fill(user, form.getByRole('textbox'), 'ines@example.com');
    await user.click(form.getByRole('button', { name: 'Receber avisos' }));
    expect(await screen.findByText(/Enviámos a ligação para ines@example.com/)).toBeInTheDocument();
    expect(bodies).toEqual([{ email: 'ines@example.com' }]);
    expect(screen.queryByRole('form', { name: 'Quer receber novidades por e-mail?' })).not.toBeInTheDocument();
    expect(within(await account()).getByRole('textbox', { name: /^E-mail/ })).toHaveValue('ines@example.com');
  });

  it('keeps the address after a conflict or a failure', async () => {
    const { user } = await send();
    const form = within(await follow());
    await fill(user, form.getByRole('textbox'), 'ines@example.com');
    for (const [status, code, text] of [
      [409, 'already_applied', /Já se candidatou a esta oferta/],
      [500, 'internal_error', /falha do nosso lado/],
    ] as const) {
      api.use(refuse(addApplicantEmail, status, code));
      await user.click(form.getByRole('button', { name: 'Receber avisos' }));
      expect(await form.findByText(text)).toBeInTheDocument();
      expect(form.getByRole('textbox')).toHaveValue('ines@example.com');
    }
  });

  it('fills the account form from the application, and keeps the entries after a field error', async () => {
    const { user } = await send({ name: 'Inês Sá Carvalho', email: 'ines@example.com' });
    const form = within(await account());
    expect(form.getByRole('textbox', { name: /^Nome próprio/ })).toHaveValue('Inês');
    expect(form.getByRole('textbox', { name: /^Apelido/ })).toHaveValue('Sá Carvalho');
    expect(form.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('ines@example.com');
    api.use(refuse(register, 409, 'username_taken'));
    await fillIn(user, form);
    await user.click(form.getByRole('button', { name: 'Criar conta' }));
    await waitFor(() => expect(username(form)).toHaveAccessibleDescription(/nome de utilizador já existe/));
    expect(username(form)).toHaveValue('ines.carvalho');
    expect(form.getByLabelText('Palavra-passe')).toHaveValue('segredo1');
    expect(localStorage.getItem(claimsKey)).toBeNull();
  });

  it('records the claim and asks to confirm the address', async () => {
    const { user } = await send({ email: 'ines@example.com' });
    const sent: Registration[] = [];
    api.use(
      answer(register, async (request) => {
        sent.push((await request.json()) as Registration);
        return { user: null, requiresVerification: true, message: 'ok' };
      }),
    );
    const form = within(await account());
    await fillIn(user, form);
    await user.click(form.getByRole('button', { name: 'Criar conta' }));
    expect(await screen.findByText('Falta confirmar o e-mail')).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ username: 'ines.carvalho', email: 'ines@example.com' })]);
    expect(JSON.parse(localStorage.getItem(claimsKey)!)).toMatchObject([{ token: 't0ken', email: 'ines@example.com' }]);
    expect(await heading('Candidatura enviada')).toBeInTheDocument();
  });

  it('claims the application if the account needs no confirmation', async () => {
    const { user } = await send({ email: 'ines@example.com' });
    const ines = buildUser({ email: 'ines@example.com' });
    const claimed: unknown[] = [];
    api.use(
      answer(register, { user: ines, requiresVerification: false, message: 'ok' }),
      answer(claimApplication, async (request) => {
        claimed.push(await request.json());
        return [];
      }),
      answer(getSession, ines),
      answer(getApplied, () => buildApplied(claimed.length > 0)),
    );
    const form = within(await account());
    await fillIn(user, form);
    await user.click(form.getByRole('button', { name: 'Criar conta' }));
    await waitFor(() => expect(claimed).toEqual([{ token: 't0ken' }]));
    await waitFor(() => expect(localStorage.getItem(claimsKey)).toBeNull());
    expect(await screen.findByRole('link', { name: 'Ver as candidaturas' })).toHaveAttribute(
      'href',
      '/account?tab=applications',
    );
    expect(await heading('Candidatura enviada')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('Enviou o ficheiro ines.pdf.')).toBeInTheDocument();
  });
});

type Form = ReturnType<typeof within>;
const username = (form: Form) => form.getByRole('textbox', { name: 'Nome de utilizador' });

async function fillIn(user: Parameters<typeof fill>[0], form: Form) {
  await fill(user, username(form), 'ines.carvalho');
  await fill(user, form.getByLabelText('Palavra-passe'), 'segredo1');
  await fill(user, form.getByLabelText('Confirmar palavra-passe'), 'segredo1');
}
