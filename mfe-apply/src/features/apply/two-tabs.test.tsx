import { screen, waitFor, within } from '@testing-library/react';
import { answer, buildResume, buildUser, fakeApi } from 'platform/testing';
import { appliedJobsKey, getApplied, getJobQuestions, listResumes, type User } from 'shared-contracts';
import { buildApplied, buildReceipt, questions } from '../../testing/build-application';
import {
  button,
  card,
  freshBrowser,
  heading,
  receiveUploads,
  renderApply,
  storedDraft,
} from '../../testing/render-apply';

describe('two tabs with one draft', () => {
  freshBrowser();
  const api = fakeApi(answer(getJobQuestions, questions));
  const locks = { request: jest.fn((_: string, __: object, run: () => Promise<unknown>) => run()) };
  beforeEach(() => Object.assign(navigator, { locks }));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    locks.request.mockClear();
  });

  const tab = (container: HTMLElement) => within(container);
  async function openTwo(job = {}, user: User | null = null) {
    const one = renderApply(job, { user });
    await one.choose();
    await card().findByText(/1 página/);
    await waitFor(async () => expect((await storedDraft(user?.id))?.resume).not.toBeNull());
    const other = renderApply(job, { user });
    await tab(other.container).findByText('ines.pdf');
    return { one, other };
  }

  it('send once: the other tab continues with the receipt', async () => {
    api.use(receiveUploads(buildReceipt()).handler);
    const { one, other } = await openTwo();
    await one.user.click(tab(one.container).getByRole('button', { name: 'Enviar currículo e continuar' }));
    await tab(one.container).findByRole('textbox', { name: /projeto/ });
    await other.user.click(tab(other.container).getByRole('button', { name: 'Enviar currículo e continuar' }));
    await tab(other.container).findByRole('textbox', { name: /projeto/ });
    expect(api.requests().filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(locks.request).toHaveBeenCalledWith('apply:12', expect.anything(), expect.any(Function));
  });

  it('send another file that replaces the first', async () => {
    const { sent, handler } = receiveUploads(buildReceipt());
    api.use(handler);
    const { one, other } = await openTwo();
    await one.user.click(tab(one.container).getByRole('button', { name: 'Enviar currículo e continuar' }));
    await tab(one.container).findByRole('textbox', { name: /projeto/ });
    await other.user.upload(tab(other.container).getByLabelText('Currículo em PDF'), buildResume('outro.pdf'));
    await tab(other.container).findByText('outro.pdf');
    await other.user.click(tab(other.container).getByRole('button', { name: 'Enviar currículo e continuar' }));
    await tab(other.container).findByRole('textbox', { name: /projeto/ });
    expect(sent.map(({ form }) => [(form.get('resume') as File).name, form.get('replaces')])).toEqual([
      ['ines.pdf', null],
      ['outro.pdf', buildReceipt().id],
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('allow another person to apply on request', async () => {
    const { sent, handler } = receiveUploads(buildReceipt({ questionsDue: 0 }));
    api.use(handler);
    localStorage.setItem(appliedJobsKey, '{"12":"2026-11-20T12:00:00.000Z"}');
    const { user, choose } = renderApply({ questionCount: 0 });
    await user.click(await screen.findByRole('button', { name: 'Não se candidatou? Candidatar outra pessoa' }));
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Enviar candidatura' }));
    await screen.findByRole('heading', { name: 'Candidatura enviada' });
    expect(sent).toHaveLength(1);
  });

  it('complete once, also before the storage event is received', async () => {
    const rendered = renderApply({ questionCount: 0 });
    await rendered.choose();
    await card().findByText(/1 página/);
    localStorage.setItem(appliedJobsKey, '{"12":"2026-11-20T12:00:00.000Z"}');
    await rendered.user.click(button('Enviar candidatura'));
    await heading('Já se candidatou a esta oferta');
    expect(api.requests()).toEqual([]);
  });

  it('complete an account’s application once: the other tab queries the API, and the browser records nothing', async () => {
    const notYet = buildApplied(false);
    api.use(
      receiveUploads(buildReceipt({ questionsDue: 0 })).handler,
      answer(getApplied, notYet),
      answer(listResumes, []),
    );
    const { one, other } = await openTwo({ questionCount: 0 }, buildUser());
    await one.user.click(tab(one.container).getByRole('button', { name: 'Enviar candidatura' }));
    await tab(one.container).findByRole('heading', { name: 'Candidatura enviada' });
    await waitFor(async () => expect(await storedDraft(buildUser().id)).toBeUndefined());
    api.use(answer(getApplied, buildApplied(true)));
    await other.user.click(tab(other.container).getByRole('button', { name: 'Enviar candidatura' }));
    await tab(other.container).findByRole('heading', { name: 'Já se candidatou a esta oferta' });
    expect(api.requests().filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(localStorage.getItem(appliedJobsKey)).toBeNull();
  });

  it('complete once: the other tab shows the application', async () => {
    api.use(receiveUploads(buildReceipt({ questionsDue: 0 })).handler);
    const { one, other } = await openTwo({ questionCount: 0 });
    await one.user.click(tab(one.container).getByRole('button', { name: 'Enviar candidatura' }));
    await tab(one.container).findByRole('heading', { name: 'Candidatura enviada' });
    await tab(other.container).findByRole('heading', { name: 'Já se candidatou a esta oferta' });
    expect(localStorage.getItem(appliedJobsKey)).toContain('"12"');
  });
});
