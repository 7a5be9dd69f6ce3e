import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { subscribeToNewsletter } from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import { WaitlistCard } from './WaitlistCard';

const field = (name: string) => screen.getByRole('textbox', { name });
const join = () => screen.getByRole('button', { name: 'Entrar na lista' });

type Rendered = ReturnType<typeof renderShell>;

async function fillIn({ user }: Rendered) {
  const enter = async (element: HTMLElement, text: string) => {
    await user.click(element);
    await user.paste(text);
  };
  await enter(field('E-mail'), 'Rita@Vela.pt');
  await enter(field('Nome próprio'), 'Rita');
  await enter(field('Telefone'), '912 345 678');
  await enter(field('Empresa'), 'Vela Digital');
}

const card = (
  <>
    <h2 id="title">Lista de espera</h2>
    <WaitlistCard titleId="title" />
  </>
);

describe('WaitlistCard', () => {
  const api = fakeApi();

  it('is submitted once on a double click, with the weekly frequency; the confirmation receives the focus', async () => {
    let body: unknown;
    api.use(
      answer(subscribeToNewsletter, async (request) => {
        body = await request.json();
        return { success: true, message: 'ok' };
      }),
    );
    const view = renderShell(card);
    await fillIn(view);
    await view.user.dblClick(join());
    const confirmation = await screen.findByRole('status');
    expect(confirmation).toHaveTextContent('O seu lugar está reservado.');
    expect(confirmation).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(api.requests()).toEqual(['POST /api/newsletter/subscribe']);
    expect(body).toMatchObject({ email: 'Rita@Vela.pt', company: 'Vela Digital', frequency: 'weekly', website: '' });
    expect(body).toHaveProperty('filledIn', expect.any(Number));
  });

  it.each([
    [
      'pt',
      'Entrar na lista',
      [
        'Introduza um endereço de e-mail válido',
        'O nome próprio é obrigatório',
        'O número de telefone é obrigatório',
        'O nome da empresa é obrigatório',
      ],
    ],
    [
      'en',
      'Join the list',
      [
        'Please enter a valid email address',
        'First name is required',
        'Phone number is required',
        'Company name is required',
      ],
    ],
  ] as const)('lists the missing fields in %s, with links to them', async (language, name, messages) => {
    const { user } = renderShell(card, { language });
    await user.click(screen.getByRole('button', { name }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(messages);
    await user.click(within(summary).getByRole('link', { name: messages[2] }));
    expect(screen.getByRole('textbox', { description: messages[2] })).toHaveFocus();
    expect(api.requests()).toEqual([]);
  });

  it('clears only the error of the edited field', async () => {
    const { user } = renderShell(card);
    await user.click(join());
    await screen.findByRole('alert');
    await user.type(field('E-mail'), 'r');
    expect(field('E-mail')).toHaveAccessibleDescription('');
    expect(field('Empresa')).toHaveAccessibleDescription('O nome da empresa é obrigatório');
    await user.tab();
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Introduza um endereço de e-mail válido'));
  });

  it('moves the focus to the invalid field', async () => {
    const view = renderShell(card);
    await fillIn(view);
    await view.user.clear(field('Empresa'));
    await view.user.click(join());
    expect(await screen.findByText('O nome da empresa é obrigatório')).toBeInTheDocument();
    expect(field('Empresa')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('preserves the entered values when sending fails, and sends them again', async () => {
    api.use(refuse(subscribeToNewsletter, 500, 'internal_error'));
    const view = renderShell(card);
    await fillIn(view);
    await view.user.click(join());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Subscrição falhadaTente novamente mais tarde.');
    expect(alert).toHaveFocus();
    expect(view.services.toast.current()).toMatchObject({ title: 'Subscrição falhada', variant: 'destructive' });
    expect(field('E-mail')).toHaveValue('Rita@Vela.pt');
    api.use(answer(subscribeToNewsletter, { success: true, message: 'ok' }));
    await view.user.click(join());
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(view.services.toast.current()).toBeNull();
  });

  it("shows the API's field error until the field is edited", async () => {
    api.use(refuse(subscribeToNewsletter, 400, 'validation_failed', { fields: { email: 'validation.email' } }));
    const view = renderShell(card);
    await fillIn(view);
    await view.user.click(join());
    expect(await screen.findByText('Introduza um endereço de e-mail válido')).toBeInTheDocument();
    expect(field('E-mail')).toHaveFocus();
    await view.user.type(field('E-mail'), 'o');
    expect(field('E-mail')).toHaveAccessibleDescription('');
  });

  it('has a honeypot field', () => {
    const { container } = renderShell(card);
    const honeypot = container.querySelector('input[name="website"]');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryByRole('textbox', { name: /website/i })).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  it('shows the privacy notice and an alternative to the form', () => {
    renderShell(card);
    expect(screen.getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute(
      'href',
      '/politica-de-privacidade',
    );
    expect(screen.getByRole('link', { name: 'ola@example.com' })).toHaveAttribute('href', 'mailto:ola@example.com');
  });
});
