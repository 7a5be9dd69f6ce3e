import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { sendContactMessage } from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import { ContactPage } from './ContactPage';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const subject = () => screen.getByRole('combobox', { name: 'Assunto' });
const privacy = () => screen.getByRole('link', { name: 'Política de privacidade' });
const send = () => screen.getByRole('button', { name: 'Enviar mensagem' });

type Rendered = ReturnType<typeof renderShell>;

async function fillIn({ user }: Rendered) {
  const enter = async (element: HTMLElement, text: string) => {
    await user.click(element);
    await user.paste(text);
  };
  await enter(field('Nome'), 'Ana Sousa');
  await enter(field('E-mail'), 'ana@exemplo.pt');
  await enter(field('Telefone'), '912 345 678');
  await user.selectOptions(subject(), 'Apoio técnico');
  await enter(field('Mensagem'), 'Não consigo abrir a oferta.');
}

describe('ContactPage', () => {
  const api = fakeApi();

  it('sends a message once, and confirms it', async () => {
    let body: unknown;
    api.use(
      answer(sendContactMessage, async (request) => {
        body = await request.json();
        return { success: true, message: 'ok' };
      }),
    );
    const view = renderShell(<ContactPage />);
    await fillIn(view);
    await view.user.dblClick(send());
    const confirmation = await screen.findByRole('status');
    expect(confirmation).toHaveTextContent('Mensagem enviada.');
    expect(confirmation).toHaveTextContent('24 a 48 horas');
    expect(confirmation).toHaveFocus();
    expect(api.requests()).toEqual(['POST /api/contact']);
    expect(body).toMatchObject({ name: 'Ana Sousa', phone: '912345678', subject: 'support', website: '' });
    expect(body).toHaveProperty('filledIn', expect.any(Number));
  });

  it('requires confirmation before the user leaves an unsent message, but not after sending', async () => {
    api.use(answer(sendContactMessage, { success: true, message: 'ok' }));
    const view = renderShell(<ContactPage />, { path: '/entrar-em-contacto' });
    const { history } = view.services;
    const address = () => history.get().location.pathname;
    await fillIn(view);
    await view.user.click(privacy());
    const question = await screen.findByRole('alertdialog', { name: 'Sair sem enviar?' });
    await view.user.click(within(question).getByRole('button', { name: 'Continuar a escrever' }));
    expect([address(), screen.queryByRole('alertdialog')]).toEqual(['/entrar-em-contacto', null]);
    expect(field('Mensagem')).toHaveValue('Não consigo abrir a oferta.');
    await view.user.click(send());
    await screen.findByText('Mensagem enviada.');
    await view.user.click(screen.getByRole('link', { name: 'Ver ofertas' }));
    expect(address()).toBe('/jobs');
  });

  it('leaves the page after confirmation', async () => {
    const view = renderShell(<ContactPage />, { path: '/entrar-em-contacto' });
    await fillIn(view);
    await view.user.click(privacy());
    await view.user.click(await screen.findByRole('button', { name: 'Sair sem enviar' }));
    expect(view.services.history.get().location.pathname).toBe('/politica-de-privacidade');
  });

  it('shows the exact validation texts', async () => {
    const { user } = renderShell(<ContactPage />);
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Nome deve ter pelo menos 2 caracteres',
      'Email inválido',
      'Número de telefone deve ter pelo menos 9 dígitos',
      'Assunto é obrigatório',
      'Mensagem deve ter pelo menos 10 caracteres',
    ]);
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Assunto é obrigatório' }));
    expect(subject()).toHaveFocus();
  });

  it.each([
    ['Nome', 'A', 'na', 'Nome deve ter pelo menos 2 caracteres'],
    ['E-mail', 'ana', '@exemplo.pt', 'Email inválido'],
    ['Telefone', '91234567', '8', 'Número de telefone deve ter pelo menos 9 dígitos'],
    ['Mensagem', 'Olá', ', bom dia', 'Mensagem deve ter pelo menos 10 caracteres'],
  ])('validates %s on blur, then on each change', async (name, typed, rest, message) => {
    const { user } = renderShell(<ContactPage />);
    await user.type(field(name), typed);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(name)).toHaveAccessibleDescription(message);
    await user.type(field(name), rest);
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(''));
  });

  it('accepts only digits as a phone number', async () => {
    const { user } = renderShell(<ContactPage />);
    await user.type(field('Telefone'), '91a 2-345b678');
    expect(field('Telefone')).toHaveValue('912345678');
    await user.clear(field('Telefone'));
    await user.click(field('Telefone'));
    await user.paste('+351 912 345 678');
    expect(field('Telefone')).toHaveValue('351912345678');
  });

  it('has an optional company field', async () => {
    renderShell(<ContactPage />);
    expect(field(/^Empresa/)).toHaveAccessibleName('Empresa (opcional)');
  });

  it.each([
    ['the API’s message', refuse(sendContactMessage, 403, 'forbidden', { message: 'Caixa cheia.' }), 'Caixa cheia.'],
    ['a general message', refuse(sendContactMessage, 500, 'internal_error'), 'Tente novamente mais tarde.'],
    ['a connection error', answer(sendContactMessage, () => Response.error()), /Verifique a ligação/],
    ['a rate limit message', refuse(sendContactMessage, 429, 'too_many_requests'), /dentro de alguns minutos/],
  ])('preserves the entered values when sending fails, and shows %s', async (_, handler, text) => {
    api.use(handler);
    const view = renderShell(<ContactPage />);
    await fillIn(view);
    await view.user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Erro ao enviar mensagem');
    expect(within(alert).getByText(text)).toBeInTheDocument();
    expect(view.services.toast.current()).toMatchObject({
      title: 'Erro ao enviar mensagem',
      description: expect.stringMatching(text),
      variant: 'destructive',
    });
    expect(field('Mensagem')).toHaveValue('Não consigo abrir a oferta.');
    expect(subject()).toHaveValue('support');
  });

  it('has the contact details, the response time and three answers', () => {
    renderShell(<ContactPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Entrar em contacto' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ola@example.com' })).toHaveAttribute('href', 'mailto:ola@example.com');
    expect(screen.getByRole('link', { name: '+351 900 000 001' })).toHaveAttribute('href', 'tel:+351900000001');
    expect(screen.getByText(/Respondemos em 24 a 48 horas\.$/)).toBeInTheDocument();
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Ver todas as perguntas frequentes' })).toBeInTheDocument();
    expect(
      within(subject())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Informação geral', 'Apoio técnico', 'Empresas e parcerias', 'Imprensa', 'Sugestões', 'Outro']);
  });
});
