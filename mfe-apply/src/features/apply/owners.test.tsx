import { act, screen, waitFor } from '@testing-library/react';
import { queryCache } from 'platform';
import { answer, buildUser, fakeApi, refuse } from 'platform/testing';
import { applyToJob, getApplied, getJobQuestions, getSession, listResumes, type User } from 'shared-contracts';
import { buildApplied, buildReceipt, questions } from '../../testing/build-application';
import { button, card, freshBrowser, receiveUploads, renderApply, storedDraft } from '../../testing/render-apply';

const ana = buildUser({ id: 7 });
const rui = buildUser({ id: 8, firstName: 'Rui' });

describe('users who share a browser', () => {
  freshBrowser();
  const api = fakeApi(
    answer(listResumes, []),
    answer(getApplied, buildApplied(false)),
    answer(getJobQuestions, questions),
  );

  const show = (user?: User) => renderApply({}, user === undefined ? {} : { user });
  async function begin(user?: User) {
    const rendered = show(user);
    await rendered.choose();
    await card().findByText(/1 página/);
    await waitFor(async () => expect((await storedDraft(user?.id))?.resume?.pages).toBe(1));
    return rendered;
  }
  const untilOpen = (owner?: number) => waitFor(async () => expect(await storedDraft(owner)).toBeDefined());
  /** The current user according to the API. */
  async function become({ services }: ReturnType<typeof show>, user: User | null) {
    api.use(user === null ? refuse(getSession, 401, 'unauthenticated') : answer(getSession, user));
    await act(async () => void services.store.dispatch(queryCache.invalidate(['Session'])));
  }

  it.each([
    ['another account', ana, rui],
    ['a visitor', ana, undefined],
  ])('do not see the draft of another user: %s', async (_, first, second) => {
    (await begin(first)).unmount();
    show(second);
    await untilOpen(second?.id);
    expect(screen.queryByText('ines.pdf')).not.toBeInTheDocument();
    expect(screen.queryByText(/Retomámos/)).not.toBeInTheDocument();
  });

  it('continue a visitor’s draft after sign-in', async () => {
    (await begin()).unmount();
    show(ana);
    expect(await screen.findByText('ines.pdf')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /E-mail/ })).not.toBeInTheDocument();
    expect(await storedDraft()).toBeUndefined();
  });

  it('continue a visitor’s draft after sign-in in another tab', async () => {
    const rendered = await begin();
    await become(rendered, ana);
    await waitFor(async () => expect((await storedDraft(7))?.resume?.name).toBe('ines.pdf'));
    expect(screen.getByText('ines.pdf')).toBeInTheDocument();
    expect(await storedDraft()).toBeUndefined();
  });

  it('see their draft after the session has ended in the same tab, and after signing in again', async () => {
    const rendered = await begin(ana);
    await become(rendered, null);
    expect(screen.getByText('ines.pdf')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /E-mail/ })).not.toBeInTheDocument();
    rendered.unmount();
    show();
    await untilOpen();
    expect(screen.queryByText('ines.pdf')).not.toBeInTheDocument();
    show(ana);
    expect(await screen.findByText('ines.pdf')).toBeInTheDocument();
  });

  it('send as the user who started the draft', async () => {
    const { sent, handler } = receiveUploads(buildReceipt());
    api.use(handler);
    const rendered = await begin(ana);
    await become(rendered, null);
    await rendered.user.click(button('Enviar currículo e continuar'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ applicant: '7' });
    expect(sent[0]!.form.has('email')).toBe(false);
  });

  it('are redirected to sign-in if the session belongs to another user, and keep the draft', async () => {
    api.use(refuse(applyToJob, 401, 'unauthenticated'));
    const { user, location } = await begin(ana);
    await user.click(button('Enviar currículo e continuar'));
    await waitFor(() => expect(location().pathname).toBe('/auth'));
    expect((await storedDraft(7))?.resume?.name).toBe('ines.pdf');
  });

  it('do not see the draft of the previous user in the same tab', async () => {
    const rendered = await begin(ana);
    await become(rendered, rui);
    await waitFor(() => expect(screen.queryByText('ines.pdf')).not.toBeInTheDocument());
    await untilOpen(8);
    await waitFor(async () => expect(await storedDraft(7)).toBeUndefined());
  });
});
