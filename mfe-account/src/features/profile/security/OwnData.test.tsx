import { screen, waitFor, within } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import { exportOwnData, requestDeletion } from 'shared-contracts';
import { emptyAccount, renderAccount, renderSecurity } from '../../../testing/render-account';
import { deferred } from '../../../testing/render-tab';

const api = fakeApi(...emptyAccount);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const created = jest.fn<string, [Blob]>(() => 'blob:own-data');
const saved: string[] = [];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  URL.createObjectURL = created as typeof URL.createObjectURL;
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('data export', () => {
  it('downloads one file for a double click', async () => {
    const zip = deferred<Response>();
    api.use(answer(exportOwnData, () => zip.promise));
    const { user, services } = renderSecurity();
    await user.dblClick(button('Transferir dados'));
    expect(button('Transferir dados')).toHaveAttribute('aria-disabled', 'true');
    zip.resolve(new Response('PK', { headers: { 'content-type': 'application/zip' } }));
    await waitFor(() => expect(saved).toEqual(['blob:own-data Trampolim-dados.zip']));
    expect(await created.mock.calls[0]![0].text()).toBe('PK');
    expect(services.toast.current()).toMatchObject({ title: 'Ficheiro pronto nas transferências' });
    expect(api.requests().filter((line) => line === 'GET /api/account/export')).toHaveLength(1);
  });

  it('shows an error if the export fails', async () => {
    api.use(refuse(exportOwnData, 429, 'too_many_requests'));
    const { user, services } = renderSecurity();
    await user.click(button('Transferir dados'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Chegaram muitos pedidos seguidos');
    expect(services.toast.current()).toMatchObject({ title: 'Não foi possível preparar os dados' });
    expect(saved).toEqual([]);
  });
});

describe('deletion of the account', () => {
  const due = buildUser({ deletionDueAt: '2026-11-29T10:00:00.000Z' });

  async function ask() {
    const page = await renderAccount();
    await page.user.click(button('Eliminar a conta'));
    const dialog = await screen.findByRole('dialog', { name: 'Eliminar a conta?' });
    expect(dialog).toHaveAccessibleDescription(/dentro de 7 dias/);
    await fill(page.user, within(dialog).getByLabelText('Palavra-passe atual'), 'candidata123');
    await page.user.click(within(dialog).getByRole('button', { name: 'Eliminar a conta' }));
    return page;
  }

  it('requires the password and shows its date', async () => {
    const body = jest.fn();
    api.use(
      answer(requestDeletion, async (request) => {
        body(await request.json());
        return due;
      }),
    );
    await ask();
    expect(await screen.findByText(/A sua conta será eliminada a 29\snov,\s2026\./)).toBeInTheDocument();
    expect(body).toHaveBeenCalledWith({ currentPassword: 'candidata123' });
    expect(button('Manter a conta')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Eliminar a conta' })).not.toBeInTheDocument();
    const row = screen.getByRole('heading', { name: 'Eliminar a conta' }).closest('li');
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('rejects a wrong password', async () => {
    api.use(refuse(requestDeletion, 403, 'password_wrong'));
    await ask();
    await waitFor(() =>
      expect(screen.getByLabelText('Palavra-passe atual')).toHaveAccessibleDescription(
        'A palavra-passe não está certa.',
      ),
    );
    expect(screen.queryByText(/será eliminada/)).not.toBeInTheDocument();
  });
});
