import { act, screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import {
  getSubscription,
  listCategories,
  requestAddressConfirmation,
  updateSubscription,
  type Acknowledgement,
  type Subscription,
} from 'shared-contracts';
import {
  acceptChanges,
  arriveAtAlerts,
  categories,
  showAlerts as show,
  subscription,
} from '../../testing/render-alerts';
import { button, deferred, inDialog, signInAgain } from '../../testing/render-tab';

const box = (name: string) => screen.getByRole('checkbox', { name });
const save = () => button('Guardar');

describe('e-mail preferences', () => {
  const api = fakeApi(answer(listCategories, categories));

  const arrive = (changes?: Partial<Subscription>) => arriveAtAlerts(api, changes);

  it('shows the subscription', async () => {
    api.use(answer(getSubscription, subscription));
    show();
    await screen.findByRole('checkbox', { name: 'Design' });
    expect(screen.getByRole('switch', { name: 'Receber alertas por e-mail' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Todas as semanas' })).toBeChecked();
    expect(box('Design')).toBeChecked();
    expect(box('Saúde')).not.toBeChecked();
    expect(screen.getByText('1 área escolhida.')).toBeInTheDocument();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).toHaveAccessibleDescription('Não há alterações por guardar.');
  });

  it('sends the changed fields only, once', async () => {
    const { user, toast } = arrive();
    const bodies = acceptChanges(api);
    await user.click(save());
    await user.click(screen.getByRole('radio', { name: 'Todas as semanas e todos os meses' }));
    await user.click(box('Saúde'));
    await user.click(box('Design'));
    expect(save()).toHaveAttribute('aria-disabled', 'false');
    await user.dblClick(save());
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Preferências guardadas.', variant: 'success' }));
    expect(bodies).toEqual([{ frequency: 'both', interestedCategories: ['saude'] }]);
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    expect(box('Saúde')).toBeChecked();
  });

  it('can be turned off by keyboard', async () => {
    const { user } = arrive();
    const bodies = acceptChanges(api);
    screen.getByRole('switch').focus();
    await user.keyboard(' ');
    expect(screen.getByText(/Os alertas estão desligados/)).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(bodies).toMatchObject([{ subscriptionStatus: false }]));
  });

  it('disables saving after a change is reverted', async () => {
    const { user } = arrive();
    await user.click(box('Saúde'));
    await user.click(box('Saúde'));
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows that alerts include all areas if none is selected, and saves an empty list', async () => {
    const { user } = arrive();
    const bodies = acceptChanges(api);
    const all = 'Se não escolher nenhuma, recebe ofertas de todas as áreas.';
    expect(screen.queryByText(all)).not.toBeInTheDocument();
    await user.click(box('Design'));
    expect(screen.getByText(all)).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    expect(bodies).toEqual([{ interestedCategories: [] }]);
    expect(box('Design')).not.toBeChecked();
    expect(screen.getByText(all)).toBeInTheDocument();
  });

  it('keeps a selected area without jobs until it is deselected', async () => {
    const { user } = arrive({ interestedCategories: ['pesca-e-mar'] });
    expect(box('pesca e mar')).toBeChecked();
    const bodies = acceptChanges(api);
    await user.click(box('Design'));
    await user.click(save());
    await waitFor(() => expect(bodies).toMatchObject([{ interestedCategories: ['pesca-e-mar', 'design'] }]));
  });

  it('retries loading the areas', async () => {
    api.use(answer(getSubscription, subscription), refuse(listCategories, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByText('Não conseguimos carregar as áreas')).toBeInTheDocument();
    api.use(answer(listCategories, categories));
    await user.click(button('Tentar novamente'));
    expect(await screen.findByRole('checkbox', { name: 'Saúde' })).toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keeps the input if saving fails', async () => {
    const { user, toast } = arrive();
    api.use(refuse(updateSubscription, 500, 'internal_error'));
    await user.click(box('Saúde'));
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Subscrição falhada');
    expect(alert).toHaveTextContent('Tente novamente mais tarde.');
    expect(toast()).toMatchObject({ title: 'Subscrição falhada', variant: 'destructive' });
    expect(box('Saúde')).toBeChecked();
    expect(save()).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows the error texts of the specification', async () => {
    api.use(answer(getSubscription, subscription), refuse(updateSubscription, 500, 'internal_error'));
    const { user, toast } = show({ language: 'en' });
    await user.click(await screen.findByRole('switch'));
    await user.click(button('Save'));
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Subscription failed', description: 'Please try again later.' }),
    );
  });

  it('can be limited to searches and followed companies', async () => {
    const { user } = arrive();
    const bodies = acceptChanges(api);
    await user.click(screen.getByRole('radio', { name: 'Só das pesquisas guardadas e das empresas que segue' }));
    expect(screen.queryByRole('checkbox', { name: 'Design' })).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(bodies).toEqual([{ followsCategories: false }]));
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('shows a note only for an undeliverable address: deliverable %s', (isDeliverable, notes) => {
    arrive({ isDeliverable });
    expect(screen.queryAllByText('Os e-mails para o seu endereço voltaram para trás.')).toHaveLength(notes);
  });

  describe('of a bounced address', () => {
    const mailConfirmation = async () => {
      const shown = arrive({ isDeliverable: false });
      await shown.user.click(button('Enviar e-mail de confirmação'));
      return shown;
    };

    it('request one confirmation mail for two clicks, and link to the contact page', async () => {
      const answered = deferred<Acknowledgement>();
      api.use(answer(requestAddressConfirmation, () => answered.promise));
      const { user, toast } = await mailConfirmation();
      expect(button('Enviar e-mail de confirmação')).toHaveAttribute('aria-disabled', 'true');
      await user.click(button('Enviar e-mail de confirmação'));
      answered.resolve({ success: true, message: 'ok' });
      expect(await screen.findByRole('link', { name: 'escreva-nos.' })).toHaveAttribute('href', '/entrar-em-contacto');
      expect(toast()).toMatchObject({ title: expect.stringContaining('Enviámos um e-mail'), variant: 'success' });
      expect(api.requests().filter((one) => one.endsWith('/confirmation-mail'))).toHaveLength(1);
    });

    it('offer no confirmation mail while alerts are off', async () => {
      const { user } = arrive({ subscriptionStatus: false, isDeliverable: false });
      api.use(answer(updateSubscription, { ...subscription, isDeliverable: false }));
      await user.click(screen.getByRole('switch'));
      expect(screen.queryByRole('button', { name: 'Enviar e-mail de confirmação' })).not.toBeInTheDocument();
      await user.click(save());
      expect(await screen.findByRole('button', { name: 'Enviar e-mail de confirmação' })).toBeInTheDocument();
    });

    it('show an error and send the mail on a retry', async () => {
      api.use(refuse(requestAddressConfirmation, 429, 'too_many_requests'));
      const { user, toast } = await mailConfirmation();
      await waitFor(() => expect(toast()).toMatchObject({ title: 'Não foi possível enviar o e-mail de confirmação' }));
      expect(screen.getAllByText(/Chegaram muitos pedidos/)).not.toHaveLength(0);
      api.use(answer(requestAddressConfirmation, { success: true, message: 'ok' }));
      await user.click(button('Enviar e-mail de confirmação'));
      expect(await screen.findByRole('link', { name: 'escreva-nos.' })).toBeInTheDocument();
    });
  });

  it.each([true, false])('shows whether the address is confirmed: %s', (isConfirmed) => {
    arrive({ isConfirmed });
    expect(screen.queryAllByText('Falta confirmar o seu e-mail.')).toHaveLength(isConfirmed ? 0 : 1);
  });

  it('can be turned on for the first time', async () => {
    api.use(refuse(getSubscription, 404, 'subscription_not_found'));
    const { user, toast } = show();
    expect(await screen.findByText('Não tem alertas por e-mail.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    const bodies: unknown[] = [];
    let send = (_: Subscription) => {};
    api.use(
      answer(updateSubscription, async (request) => {
        bodies.push(await request.json());
        return new Promise<Subscription>((resolve) => (send = resolve));
      }),
    );
    await user.dblClick(button('Ligar alertas'));
    await waitFor(() => expect(bodies).toEqual([{ subscriptionStatus: true }]));
    send(subscription);
    expect(await screen.findByRole('switch')).toBeChecked();
    expect(toast()).toMatchObject({ title: 'Alertas ligados.', variant: 'success' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows an error if turning on fails', async () => {
    api.use(refuse(getSubscription, 404, 'subscription_not_found'), refuse(updateSubscription, 500, 'internal_error'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Ligar alertas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Subscrição falhada');
  });

  it('shows the state without a subscription, with a retry, if loading fails', async () => {
    api.use(refuse(getSubscription, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByText('Não tem alertas por e-mail.')).toBeInTheDocument();
    expect(button('Ligar alertas')).toBeInTheDocument();
    const again = deferred<Subscription>();
    api.use(answer(getSubscription, () => again.promise));
    await user.click(button('Tentar novamente'));
    await waitFor(() => expect(button('Tentar novamente')).toHaveAttribute('aria-disabled', 'true'));
    expect(button('Tentar novamente')).toHaveFocus();
    again.resolve(subscription);
    expect(await screen.findByRole('switch')).toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('requires confirmation before a change of tab discards changes', async () => {
    const { user, services, address } = arrive();
    await user.click(box('Saúde'));
    act(() => services.history.push('/account?tab=savedJobs'));
    expect(await screen.findByRole('alertdialog', { name: 'Sair sem guardar?' })).toBeInTheDocument();
    await user.click(await inDialog('Ficar'));
    expect(address()).toEqual(['/account', { tab: 'emailPreferences' }]);
    expect(box('Saúde')).toBeChecked();
    act(() => services.history.push('/account?tab=savedJobs'));
    await user.click(await inDialog('Sair'));
    expect(address()).toEqual(['/account', { tab: 'savedJobs' }]);
  });

  it('redirects to /auth without confirmation if the session has ended before saving', async () => {
    const { user, address } = arrive();
    api.use(refuse(updateSubscription, 401, 'unauthenticated'));
    await user.click(box('Saúde'));
    await user.click(save());
    await waitFor(() => expect(address()).toEqual(signInAgain('emailPreferences')));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('redirects to /auth if the session has ended before loading', async () => {
    api.use(refuse(getSubscription, 401, 'unauthenticated'));
    const { address } = show();
    await waitFor(() => expect(address()).toEqual(signInAgain('emailPreferences')));
  });
});
