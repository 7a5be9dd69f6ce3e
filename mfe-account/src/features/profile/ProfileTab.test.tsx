import { act, screen, waitFor } from '@testing-library/react';
import { queryCache } from 'platform';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import { getSession, updateUser, type ProfileChanges } from 'shared-contracts';
import { emptyAccount, renderAccount } from '../../testing/render-account';

const api = fakeApi(...emptyAccount);
const ines = buildUser({ location: 'Porto', phone: '912345678', bio: 'Faço mapas.' });
const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
const button = (name: string) => screen.getByRole('button', { name });

async function edit() {
  const rendered = await renderAccount({ user: ines });
  await rendered.user.click(button('Editar'));
  return rendered;
}

/** Applies the request to the user, responds with it and records the requests. */
function receive() {
  const bodies: ProfileChanges[] = [];
  api.use(
    answer(updateUser, async (request) => {
      const body = (await request.json()) as ProfileChanges;
      bodies.push(body);
      return { ...ines, ...body };
    }),
  );
  return bodies;
}

describe('profile tab', () => {
  it('is read-only until editing starts', async () => {
    await renderAccount({ user: ines });
    const labels = ['Nome próprio', 'Apelido', 'E-mail', 'Telefone', 'Localidade', 'Língua dos e-mails', 'Sobre mim'];
    const values = labels.map((label) => {
      const box = field(label) as HTMLInputElement;
      expect(box).toHaveAttribute('readonly');
      return box.value;
    });
    expect(values).toEqual(['Inês', 'Carvalho', 'ines@example.com', '912345678', 'Porto', 'Português', 'Faço mapas.']);
    expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  });

  it('sets the language of the mails', async () => {
    const bodies = receive();
    const { user } = await edit();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Língua dos e-mails' }), 'English');
    await user.click(button('Guardar'));
    await waitFor(() => expect(button('Editar')).toHaveFocus());
    expect(bodies).toEqual([{ language: 'en' }]);
    expect(field('Língua dos e-mails')).toHaveValue('English');
  });

  it('does not allow editing the e-mail address', async () => {
    await edit();
    expect(field(/Nome próprio/)).toHaveFocus();
    expect(field(/Nome próprio/)).not.toHaveAttribute('readonly');
    expect(field('E-mail')).toHaveAttribute('readonly');
  });

  it('saves the changed fields once and shows the response', async () => {
    const bodies = receive();
    const { user, services } = await edit();
    expect(button('Guardar')).toBeDisabled();
    await user.clear(field(/Apelido/));
    await fill(user, field(/Localidade/), ' e Gaia');
    await user.dblClick(button('Guardar'));
    await waitFor(() => expect(button('Editar')).toHaveFocus());
    expect(bodies).toEqual([{ lastName: '', location: 'Porto e Gaia' }]);
    expect(api.requests()).toContain('PATCH /api/user/7');
    expect(field('Localidade')).toHaveValue('Porto e Gaia');
    expect(services.toast.current()).toMatchObject({ title: 'Perfil atualizado', variant: 'success' });
  });

  it('discards changes by "Cancelar"', async () => {
    const { user } = await edit();
    await fill(user, field(/Localidade/), ' e Gaia');
    await user.click(button('Cancelar'));
    expect(field('Localidade')).toHaveValue('Porto');
    expect(button('Editar')).toHaveFocus();
    await user.click(button('Editar'));
    expect(field(/Localidade/)).toHaveValue('Porto');
  });

  it('cannot be saved after a change is reverted', async () => {
    const { user } = await edit();
    await user.type(field(/Localidade/), 'x');
    expect(button('Guardar')).toBeEnabled();
    await user.type(field(/Localidade/), '{Backspace}');
    expect(button('Guardar')).toBeDisabled();
  });

  it('reports invalid fields and sends nothing', async () => {
    const { user } = await edit();
    await user.clear(field(/Telefone/));
    await fill(user, field(/Telefone/), '91');
    await user.click(button('Guardar'));
    await waitFor(() => expect(field(/Telefone/)).toHaveFocus());
    expect(field(/Telefone/)).toHaveAccessibleDescription(/pelo menos 9 dígitos/);
    expect(api.requests().filter((line) => line.startsWith('PATCH'))).toEqual([]);
  });

  it('keeps the input if saving fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    api.use(refuse(updateUser, 500, 'internal_error'));
    const { user, services } = await editInEnglish();
    await fill(user, field(/Location/), ' e Gaia');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Update Failed');
    expect(services.toast.current()).toMatchObject({ title: 'Update Failed', variant: 'destructive' });
    expect(field(/Location/)).toHaveValue('Porto e Gaia');
    expect(button('Save')).toBeEnabled();
  });
});

async function editInEnglish() {
  const rendered = await renderAccount({ user: ines, language: 'en' });
  await rendered.user.click(button('Edit'));
  return rendered;
}

describe('unsaved changes of the profile', () => {
  const ask = () => screen.findByRole('alertdialog', { name: 'Sair sem guardar?' });

  it('are kept after a change of tab', async () => {
    const { user } = await edit();
    await fill(user, field(/Localidade/), ' e Gaia');
    await user.click(screen.getByRole('link', { name: /Currículos/ }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    const tab = screen.getByRole('link', { name: 'Perfil alterações por guardar' });
    await user.click(tab);
    await waitFor(() => expect(field(/Localidade/)).toHaveValue('Porto e Gaia'));
    expect(tab).toHaveFocus();
    expect(button('Guardar')).toBeEnabled();
    await user.click(button('Cancelar'));
    expect(field('Localidade')).toHaveValue('Porto');
  });

  it('require a confirmation before leaving the account', async () => {
    const { user, services } = await edit();
    await fill(user, field(/Localidade/), ' e Gaia');
    act(() => services.history.push('/verify-email'));
    await ask();
    await user.click(button('Continuar a editar'));
    expect(services.history.get().location.pathname).toBe('/account');
    expect(field(/Localidade/)).toHaveValue('Porto e Gaia');
    act(() => services.history.push('/verify-email'));
    await ask();
    await user.click(button('Sair sem guardar'));
    expect(services.history.get().location.pathname).toBe('/verify-email');
    act(() => services.history.push('/account'));
    expect(field('Localidade')).toHaveValue('Porto');
  });

  it('require no confirmation without changes', async () => {
    const { services } = await edit();
    act(() => services.history.push('/verify-email'));
    expect(services.history.get().location.pathname).toBe('/verify-email');
  });

  it('are restored after the session has ended and the user has signed in again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    api.use(refuse(updateUser, 401, 'unauthenticated'));
    const { user, services } = await edit();
    await fill(user, field(/Localidade/), ' e Gaia');
    await user.click(button('Guardar'));
    await waitFor(() => expect(services.history.get().location.pathname).toBe('/auth'));
    expect(services.history.get().location.search).toBe('?message=session&returnTo=%2Faccount');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    // Signed in again.
    api.use(answer(getSession, ines), answer(updateUser, ines));
    act(() => void services.store.dispatch(queryCache.invalidate(['Session'])));
    act(() => services.history.push('/account'));
    expect(await screen.findByRole('textbox', { name: /Localidade/ })).toHaveValue('Porto e Gaia');
    await user.click(button('Guardar'));
    await waitFor(() => expect(button('Editar')).toHaveFocus());
  });
});
