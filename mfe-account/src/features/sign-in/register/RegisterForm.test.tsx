import { screen, waitFor, within } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import {
  getSession,
  listCategories,
  register,
  resendVerification,
  type Category,
  type Registration,
} from 'shared-contracts';
import { renderPage } from '../../../testing/render-page';
import { SignInPage } from '../SignInPage';

const category = (name: string, slug: string): Category => ({ name, slug, icon: 'code', jobCount: 1 });
const categories = [category('Design', 'design'), category('Tecnologia', 'tecnologia')];
const ines = buildUser();
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const secret = (label: string) => screen.getByLabelText(label, { selector: '[autocomplete=new-password]' });
const submit = () => screen.getByRole('button', { name: 'Criar conta' });

type Rendered = ReturnType<typeof renderPage>;
const open = (language: 'pt' | 'en' = 'pt', query = '') =>
  renderPage(<SignInPage />, `/auth?mode=register${query}`, { language });

async function fillIn({ user }: Rendered) {
  await fill(user, field('Nome de utilizador'), 'ines.carvalho');
  await fill(user, field('E-mail'), 'ines@example.com');
  await fill(user, secret('Palavra-passe'), 'segredo1');
  await fill(user, secret('Confirmar palavra-passe'), 'segredo1');
}

describe('registration', () => {
  const api = fakeApi(answer(listCategories, categories), answer(getSession, ines));
  const sent: Registration[] = [];
  const accept = (user: typeof ines | null) =>
    answer(register, async (request) => {
      sent.push((await request.json()) as Registration);
      return { user, requiresVerification: user === null, message: 'ok' };
    });
  beforeEach(() => sent.splice(0));

  it('shows an eight-second notice about confirmation, opens sign-in and resets the form', async () => {
    api.use(accept(null), answer(resendVerification, { success: true, message: 'ok' }));
    const page = open('pt', '&returnTo=%2Fjobs%2Fanalista-12&save=12');
    await fillIn(page);
    await fill(page.user, field(/^Nome próprio/), 'Inês');
    await page.user.click(await screen.findByRole('checkbox', { name: 'Tecnologia' }));
    await page.user.click(screen.getByRole('radio', { name: 'Todos os meses' }));
    await page.user.dblClick(submit());
    expect(await screen.findByRole('form', { name: 'Entrar na sua conta' })).toBeInTheDocument();
    expect(sent).toEqual([
      {
        username: 'ines.carvalho',
        email: 'ines@example.com',
        password: 'segredo1',
        confirmPassword: 'segredo1',
        firstName: 'Inês',
        subscribeToNewsletter: true,
        newsletterFrequency: 'monthly',
        categories: ['tecnologia'],
        language: 'pt',
        returnTo: '/jobs/analista-12',
        save: 12,
      },
    ]);
    expect(page.toast()).toMatchObject({ title: 'Registo Bem-Sucedido!', duration: 8000, variant: 'success' });
    expect(page.address()).toBe('/auth?returnTo=%2Fjobs%2Fanalista-12&save=12');
    expect(screen.getByText(/^Enviámos um e-mail para ines@example\.com\./)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Reenviar e-mail' }));
    expect(await screen.findByText(/^E-mail de verificação enviado\./)).toBeInTheDocument();
    await page.user.click(screen.getAllByRole('link', { name: 'Criar conta' })[0]!);
    expect(field('Nome de utilizador')).toHaveValue('');
    expect(secret('Palavra-passe')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('signs in immediately if no confirmation is required', async () => {
    api.use(accept(ines));
    const page = open('pt');
    await fillIn(page);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.address()).toBe('/account'));
    expect(page.toast()).toMatchObject({ title: 'Conta criada', description: 'Olá, Inês. A sua conta está pronta.' });
  });

  it('sends no alert fields without alerts, and the page’s language', async () => {
    api.use(accept(null));
    const { user } = open('en');
    await fill(user, field('Username'), 'ines');
    await fill(user, field('Email'), 'ines@example.com');
    await fill(user, secret('Password'), 'segredo1');
    await fill(user, secret('Confirm password'), 'segredo1');
    expect(await screen.findByRole('group', { name: 'Areas that interest you' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Technology' })).not.toBeChecked();
    const consent = screen.getByRole('checkbox', { name: 'I want to receive jobs by email' });
    expect(consent).toBeChecked();
    await user.click(consent);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      username: 'ines',
      email: 'ines@example.com',
      password: 'segredo1',
      confirmPassword: 'segredo1',
      subscribeToNewsletter: false,
      language: 'en',
    });
  });

  it('shows the error texts of the specification', async () => {
    const { user } = open('en');
    await fill(user, field('Username'), 'in');
    await fill(user, field('Email'), 'ines');
    await fill(user, secret('Password'), '12345');
    await fill(user, secret('Confirm password'), '123456');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ]);
    expect(api.requests()).toEqual(['GET /api/categories']);
  });

  it('reports a taken username at its field and keeps the input', async () => {
    api.use(refuse(register, 409, 'username_taken'));
    const page = open();
    await fillIn(page);
    await page.user.click(submit());
    await waitFor(() =>
      expect(field('Nome de utilizador')).toHaveAccessibleDescription('Este nome de utilizador já existe.'),
    );
    expect(field('Nome de utilizador')).toHaveFocus();
    expect(page.toast()).toMatchObject({ title: 'Não foi possível criar a conta', variant: 'destructive' });
    expect(secret('Palavra-passe')).toHaveValue('segredo1');
    await page.user.type(field('Nome de utilizador'), '2');
    expect(field('Nome de utilizador')).toHaveAccessibleDescription('');
  });

  it('shows an error with the API’s message, a default text or a text about the connection if registration fails', async () => {
    const page = open();
    await fillIn(page);
    for (const [handler, text] of [
      [refuse(register, 403, 'bad_request', { message: 'Registo fechado.' }), 'Registo fechado.'],
      [refuse(register, 500, 'internal_error'), 'Tente novamente mais tarde.'],
      [answer(register, () => Response.error()), /Verifique a ligação/],
    ] as const) {
      api.use(handler);
      await page.user.click(submit());
      const shown = await screen.findByText(text);
      expect(shown.closest('[role="alert"]')).toHaveTextContent('Não foi possível criar a conta');
      expect(page.toast()?.description).toMatch(text);
      expect(field('E-mail')).toHaveValue('ines@example.com');
    }
  });

  it('shows a note if the areas cannot be loaded', async () => {
    api.use(refuse(listCategories, 500, 'internal_error'));
    open();
    expect(screen.getByRole('status')).toHaveTextContent('A carregar as áreas');
    expect(await screen.findByText(/^Não conseguimos carregar as áreas\./)).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Áreas que lhe interessam' })).not.toBeInTheDocument();
  });

  it('shows both passwords on request, and links to the terms and the privacy policy', async () => {
    const { user } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Mostrar a palavra-passe' }));
    expect(secret('Palavra-passe')).toHaveAttribute('type', 'text');
    expect(secret('Confirmar palavra-passe')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('link', { name: 'termos de serviço' })).toHaveAttribute('href', '/termos-de-servico');
    expect(screen.getByRole('link', { name: 'política de privacidade' })).toHaveAttribute(
      'href',
      '/politica-de-privacidade',
    );
  });
});
