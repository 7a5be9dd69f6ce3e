import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';
import { MobileAppPage } from './MobileAppPage';

it.each([
  ['pt', 'O Trampolim no seu telemóvel.', 'Como instalar', /Adicionar ao ecrã principal/],
  ['en', 'Trampolim on your phone.', 'How to install', /Add to Home Screen/i],
] as const)('describes in %s how to install the site', (language, heading, how, step) => {
  renderShell(<MobileAppPage />, { language });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: how })).toBeInTheDocument();
  expect(screen.getAllByText(step)).toHaveLength(2);
  expect(screen.queryByText(/Neste dispositivo|On this device/)).not.toBeInTheDocument();
});

describe('in a native app', () => {
  const share = jest.fn();
  beforeAll(() => Object.assign(navigator, { share }));
  afterAll(() => Reflect.deleteProperty(navigator, 'share'));

  const open = () => renderShell(<MobileAppPage />, { native: true });
  const button = () => screen.getByRole('button', { name: 'Partilhar o site' });

  it('shares the site, and has no button for announced features', async () => {
    const { user } = open();
    expect(screen.getByRole('heading', { name: 'Neste dispositivo' })).toBeInTheDocument();
    expect(screen.queryByText('Como instalar')).not.toBeInTheDocument();
    expect(screen.getAllByText('Em breve')).toHaveLength(2);
    expect(screen.getAllByRole('button')).toEqual([button()]);
    await user.click(button());
    expect(share).toHaveBeenCalledWith({ title: 'Trampolim', url: 'http://localhost/home' });
  });

  it('shows an error when sharing fails, and none when the user closed the sheet', async () => {
    const { user, services } = open();
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await user.click(button());
    expect(services.toast.current()).toBeNull();
    share.mockRejectedValueOnce(new Error('no'));
    await user.click(button());
    await waitFor(() => expect(services.toast.current()?.title).toBe('Não foi possível partilhar'));
  });
});
