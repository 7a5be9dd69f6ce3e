import { act, screen, waitFor } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSession,
  listSignIns,
  removeSecondFactor,
  renewRecoveryCodes,
} from 'shared-contracts';
import { emptyAccount, here, renderSecurity } from '../../../../testing/render-account';
import { deferred } from '../../../../testing/render-tab';

const api = fakeApi(...emptyAccount);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const setup = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Trampolim:candidata?secret=JBSWY3DPEHPK3PXP',
  qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
};
const recoveryCodes = ['aaaa-1111', 'bbbb-2222'];
const protectedUser = buildUser({ hasSecondFactor: true });
const password = 'Palavra-passe atual';
const proof = 'Código de confirmação';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

async function begin() {
  api.use(answer(beginSecondFactor, setup));
  const page = renderSecurity();
  await page.user.click(button('Ativar'));
  await fill(page.user, await screen.findByLabelText(password), 'candidata123');
  await page.user.click(button('Continuar'));
  await screen.findByLabelText('Código da aplicação');
  return page;
}

async function finish({ user }: Awaited<ReturnType<typeof begin>>) {
  await fill(user, screen.getByLabelText('Código da aplicação'), '123456');
  await user.click(screen.getAllByRole('button', { name: 'Ativar' }).at(-1)!);
}

describe('second factor', () => {
  it('shows its secret as QR code, link and text', async () => {
    const { user, services } = await begin();
    expect(screen.getByRole('img', { name: 'Código QR para a aplicação de autenticação' })).toHaveAttribute(
      'src',
      setup.qrCode,
    );
    expect(screen.getByRole('link', { name: 'Abrir na aplicação deste telemóvel' })).toHaveAttribute('href', setup.uri);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Código da aplicação')).toHaveFocus());
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Copiar chave'));
    expect(writeText).toHaveBeenCalledWith(setup.secret);
    await waitFor(() => expect(services.toast.current()).toMatchObject({ title: 'Copiado' }));
  });

  it('is activated by the first code; recovery codes must be confirmed as saved', async () => {
    api.use(answer(confirmSecondFactor, { recoveryCodes }), answer(getSession, protectedUser));
    const page = await begin();
    await finish(page);
    const list = await screen.findByRole('list', { name: 'Códigos de recuperação' });
    expect(list).toHaveFocus();
    expect(list).toHaveTextContent('aaaa-1111bbbb-2222');
    await page.user.keyboard('{Escape}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Confirme que guardou os códigos');
    expect(list).toBeInTheDocument();
    await page.user.click(screen.getByRole('checkbox', { name: 'Guardei os códigos num lugar seguro' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await page.user.click(button('Concluir'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button('Desativar')).toHaveFocus());
    expect(screen.getByText(/^Ativada\./)).toBeInTheDocument();
  });

  it('shows an error if copying recovery codes fails, and downloads them', async () => {
    api.use(answer(confirmSecondFactor, { recoveryCodes }), answer(getSession, protectedUser));
    const page = await begin();
    await finish(page);
    await screen.findByRole('list', { name: 'Códigos de recuperação' });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await page.user.click(button('Copiar códigos'));
    expect(writeText).toHaveBeenCalledWith('aaaa-1111\nbbbb-2222\n');
    await waitFor(() => expect(page.services.toast.current()).toMatchObject({ variant: 'destructive' }));
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:codes';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
    await page.user.click(button('Transferir códigos'));
    expect(saved).toEqual(['blob:codes Trampolim-codigos-de-recuperacao.txt']);
  });

  it('reports a wrong code at its field', async () => {
    api.use(refuse(confirmSecondFactor, 403, 'second_factor_wrong'));
    const page = await begin();
    await finish(page);
    await waitFor(() =>
      expect(screen.getByLabelText('Código da aplicação')).toHaveAccessibleDescription(/O código não está certo/),
    );
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  });

  it('reports a wrong password at its field', async () => {
    api.use(refuse(beginSecondFactor, 403, 'password_wrong'));
    const { user } = renderSecurity();
    await user.click(button('Ativar'));
    await fill(user, await screen.findByLabelText(password), 'errada');
    await user.click(button('Continuar'));
    await waitFor(() =>
      expect(screen.getByLabelText(password)).toHaveAccessibleDescription('A palavra-passe não está certa.'),
    );
  });

  it('keeps the dialog and the page open until created codes are confirmed as saved', async () => {
    const codes = deferred<{ recoveryCodes: string[] }>();
    api.use(
      answer(confirmSecondFactor, () => codes.promise),
      answer(getSession, protectedUser),
    );
    const page = await begin();
    const { history } = page.services;
    await finish(page);
    expect(button('Cancelar')).toBeDisabled();
    await page.user.keyboard('{Escape}');
    await page.user.click(button('Fechar'));
    act(() => history.push('/jobs'));
    expect(history.get().location.pathname).toBe('/account');
    codes.resolve({ recoveryCodes });
    expect(await screen.findByRole('list', { name: 'Códigos de recuperação' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Confirme que guardou os códigos');
    act(() => history.push('/account?tab=resumes'));
    expect(history.get().location.search).toBe('');
    await page.user.click(screen.getByRole('checkbox'));
    act(() => history.push('/account?tab=resumes'));
    expect(history.get().location.search).toBe('?tab=resumes');
  });

  it('warns that other sessions end, and updates their list', async () => {
    let lists = 0;
    api.use(
      answer(confirmSecondFactor, { recoveryCodes }),
      answer(getSession, protectedUser),
      answer(listSignIns, () => (lists++ === 0 ? [here, { ...here, id: 'x', isCurrent: false }] : [here])),
    );
    const { user } = renderSecurity();
    expect(await screen.findAllByText('Firefox · Linux')).toHaveLength(2);
    api.use(answer(beginSecondFactor, setup));
    await user.click(button('Ativar'));
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/sessões nos outros dispositivos terminam/);
    await fill(user, screen.getByLabelText(password), 'candidata123');
    await user.click(button('Continuar'));
    await fill(user, await screen.findByLabelText('Código da aplicação'), '123456');
    await user.keyboard('{Enter}');
    await screen.findByRole('list', { name: 'Códigos de recuperação' });
    await waitFor(() => expect(screen.getAllByText('Firefox · Linux')).toHaveLength(1));
  });

  it('offers to renew recovery codes if the factor is already active', async () => {
    api.use(refuse(confirmSecondFactor, 409, 'second_factor_active'), answer(getSession, protectedUser));
    const page = await begin();
    await finish(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('cancele e escolha “Renovar códigos”');
    await page.user.click(button('Cancelar'));
    expect(await screen.findByRole('button', { name: 'Renovar códigos' })).toBeInTheDocument();
  });

  it('renews recovery codes with password and code', async () => {
    const body = jest.fn();
    api.use(
      answer(renewRecoveryCodes, async (request) => {
        body(await request.json());
        return { recoveryCodes: ['cccc-3333'] };
      }),
    );
    const { user } = renderSecurity({ user: protectedUser });
    await user.click(button('Renovar códigos'));
    await fill(user, await screen.findByLabelText(password), 'candidata123');
    expect(screen.getByLabelText(proof)).toHaveAttribute('autocomplete', 'one-time-code');
    await fill(user, screen.getByLabelText(proof), '123456');
    await user.click(screen.getAllByRole('button', { name: 'Renovar códigos' }).at(-1)!);
    expect(await screen.findByText('cccc-3333')).toBeInTheDocument();
    expect(body).toHaveBeenCalledWith({ currentPassword: 'candidata123', code: '123456' });
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Concluir'));
    await waitFor(() => expect(button('Renovar códigos')).toHaveFocus());
  });

  it('is removed with password and code', async () => {
    const body = jest.fn();
    api.use(
      answer(removeSecondFactor, async (request) => {
        body(await request.json());
        return { success: true, message: '' };
      }),
      answer(getSession, buildUser()),
    );
    const { user, services } = renderSecurity({ user: protectedUser });
    await user.click(button('Desativar'));
    await fill(user, await screen.findByLabelText(password), 'candidata123');
    await fill(user, screen.getByLabelText(proof), 'aaaa-1111');
    await user.click(screen.getAllByRole('button', { name: 'Desativar' }).at(-1)!);
    await waitFor(() => expect(button('Ativar')).toHaveFocus());
    expect(body).toHaveBeenCalledWith({ currentPassword: 'candidata123', code: 'aaaa-1111' });
    expect(services.toast.current()).toMatchObject({ title: 'Verificação em dois passos desativada' });
  });

  it.each([
    ['second_factor_required', /Escreva o código de confirmação/],
    ['second_factor_wrong', /O código não está certo/],
  ] as const)('remains active if its code is refused, with an error at the field: %s', async (code, text) => {
    api.use(refuse(removeSecondFactor, 403, code));
    const { user } = renderSecurity({ user: protectedUser });
    await user.click(button('Desativar'));
    await fill(user, await screen.findByLabelText(password), 'candidata123');
    await fill(user, screen.getByLabelText(proof), '000000');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(proof)).toHaveFocus());
    expect(screen.getByLabelText(proof)).toHaveAccessibleDescription(text);
  });
});
