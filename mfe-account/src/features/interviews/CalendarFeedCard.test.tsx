import { screen, waitFor } from '@testing-library/react';
import { withTexts } from 'platform';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getCalendarFeed, removeCalendarFeed, renewCalendarFeed, type CalendarFeed } from 'shared-contracts';
import { button, deferred, inDialog, renderTab, signInAgain } from '../../testing/render-tab';
import { CalendarFeedCard } from './CalendarFeedCard';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

const Card = withTexts('mfe-account', { pt, en }, CalendarFeedCard);
const show = () => renderTab(Card, 'interviews');
const url = 'https://site.example/api/calendars/t0ken';
const other = 'https://site.example/api/calendars/0ther';
const address = () => screen.findByRole('textbox', { name: 'Endereço do calendário' });

describe('calendar feed', () => {
  const api = fakeApi();

  it('is created on request', async () => {
    let arrive = (_: CalendarFeed) => {};
    api.use(
      answer(getCalendarFeed, { url: null }),
      answer(renewCalendarFeed, () => new Promise<CalendarFeed>((resolve) => (arrive = resolve))),
    );
    const { user, toast } = show();
    await user.dblClick(await screen.findByRole('button', { name: 'Criar endereço' }));
    arrive({ url });
    expect(await address()).toHaveValue(url);
    expect(toast()).toMatchObject({ title: 'Endereço criado.', variant: 'success' });
    expect(api.requests()).toEqual(['GET /api/account/calendar', 'POST /api/account/calendar']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Calendário privado' })).toHaveFocus());
  });

  it('shows an error if creation fails', async () => {
    api.use(answer(getCalendarFeed, { url: null }), refuse(renewCalendarFeed, 500, 'internal_error'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Criar endereço' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível alterar o calendário');
    expect(button('Criar endereço')).toBeInTheDocument();
  });

  it('redirects to /auth if the session ends during a request', async () => {
    api.use(answer(getCalendarFeed, { url: null }), refuse(renewCalendarFeed, 401, 'unauthenticated'));
    const shown = show();
    await shown.user.click(await screen.findByRole('button', { name: 'Criar endereço' }));
    await waitFor(() => expect(shown.address()).toEqual(signInAgain('interviews')));
  });

  it('can be copied and opened in a calendar program', async () => {
    api.use(answer(getCalendarFeed, { url }));
    const { user, toast } = show();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await address()).toHaveAttribute('readonly');
    await user.click(button('Copiar endereço'));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Endereço copiado.', variant: 'success' }));
    expect(write).toHaveBeenCalledWith(url);
    expect(screen.getByRole('link', { name: 'Abrir no calendário' })).toHaveAttribute(
      'href',
      'webcal://site.example/api/calendars/t0ken',
    );
  });

  it('selects the address if the browser refuses to copy', async () => {
    api.use(answer(getCalendarFeed, { url }));
    const { user, toast } = show();
    const field = await address();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await user.click(button('Copiar endereço'));
    await waitFor(() => expect(toast()).toMatchObject({ title: expect.stringContaining('está selecionado') }));
    expect(field).toHaveFocus();
    expect((field as HTMLInputElement).selectionEnd).toBe(url.length);
  });

  it('renews its address after confirmation', async () => {
    api.use(answer(getCalendarFeed, { url }), answer(renewCalendarFeed, { url: other }));
    const { user, toast } = show();
    await address();
    await user.click(button('Trocar endereço'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Trocar o endereço?' });
    expect(dialog).toHaveAccessibleDescription(/O endereço atual deixa de funcionar/);
    await user.click(await inDialog('Manter endereço'));
    expect(await address()).toHaveValue(url);
    await user.click(button('Trocar endereço'));
    await user.click(await inDialog('Trocar endereço'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(other));
    expect(toast()).toMatchObject({ title: 'Endereço trocado.', variant: 'success' });
  });

  it('is removed after confirmation', async () => {
    api.use(answer(getCalendarFeed, { url }), answer(removeCalendarFeed, { url: null }));
    const { user, toast } = show();
    await address();
    await user.click(button('Remover endereço'));
    await user.click(await inDialog('Remover endereço'));
    expect(await screen.findByRole('button', { name: 'Criar endereço' })).toBeInTheDocument();
    expect(toast()).toMatchObject({ title: 'Endereço removido.', variant: 'success' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Calendário privado' })).toHaveFocus());
  });

  it('offers a retry if loading fails', async () => {
    api.use(refuse(getCalendarFeed, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar o calendário');
    const again = deferred<CalendarFeed>();
    api.use(answer(getCalendarFeed, () => again.promise));
    await user.click(button('Tentar novamente'));
    await waitFor(() => expect(button('Tentar novamente')).toHaveAttribute('aria-disabled', 'true'));
    expect(button('Tentar novamente')).toHaveFocus();
    again.resolve({ url });
    expect(await address()).toHaveValue(url);
    expect(screen.getByRole('heading', { name: 'Calendário privado' })).toHaveFocus();
  });
});
