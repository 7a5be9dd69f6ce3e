import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi } from 'platform/testing';
import {
  deleteCampaign,
  getCampaign,
  sendCampaign,
  updateCampaign,
  type Campaign,
  type SendCampaignAnswer,
} from 'shared-contracts';
import { buildReport } from '../../testing/build-campaign';
import {
  answerWith,
  button,
  openSending as open,
  sendButton,
  sendTabAnswers,
  subject,
} from '../../testing/render-page';

const api = fakeApi(...sendTabAnswers);
const sendingAnswer: SendCampaignAnswer = { sent: 120, errors: 2, campaignId: 12, status: 'sending', queued: 2192 };

afterEach(() => sessionStorage.clear());

describe('a campaign that another admin changed', () => {
  const stored = buildReport({ status: 'draft', subject: 'Novidades', version: 3 });
  const current = { ...stored, subject: 'Outro assunto', content: 'Bom dia', version: 4 };
  const changed = { error: 'x', message: 'x', code: 'campaign_changed', current } as const;
  const refused = (body: object = changed) => Response.json(body, { status: 409 });

  /** Rejects writes of version 3 with the current campaign of another admin, and records each. */
  function storeByAnother() {
    const bodies: { version?: number; subject?: string }[] = [];
    const write =
      <Answer,>(createAnswer: Answer) =>
      async (request: Request): Promise<Answer | Response> => {
        const body = (await request.json()) as (typeof bodies)[number];
        bodies.push(body);
        return body.version === 4 ? createAnswer : refused();
      };
    api.use(
      answer(getCampaign, stored),
      answer(updateCampaign, write<Campaign>({ ...current, version: 5 })),
      answer(sendCampaign, write(sendingAnswer)),
    );
    return bodies;
  }

  const openDraft = async () => {
    const page = await open({ query: '?tab=send&campaign=12' });
    await page.user.type(subject(), '!');
    return page;
  };
  const conflict = () => screen.findByRole('alert');

  it('shows the changes, keeps the input and overwrites the current version', async () => {
    const bodies = storeByAnother();
    const { user, toast } = await openDraft();
    await user.click(button('Guardar rascunho'));
    const note = await conflict();
    expect(note).toHaveTextContent('Outra pessoa alterou isto entretanto');
    expect(
      within(note)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Assunto: Novidades → Outro assunto', 'Texto antes das ofertas: (vazio) → Bom dia']);
    expect(subject()).toHaveValue('Novidades!');
    await user.click(within(note).getByRole('button', { name: 'Continuar com o que escrevi' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Campanha guardada' }));
    expect(bodies.map(({ version, subject: sent }) => [version, sent])).toEqual([
      [3, 'Novidades!'],
      [4, 'Novidades!'],
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is saved with input typed after the conflict', async () => {
    const bodies = storeByAnother();
    const { user } = await openDraft();
    await user.click(button('Guardar rascunho'));
    await conflict();
    await user.type(subject(), '?');
    await user.click(button('Continuar com o que escrevi'));
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ version: 4, subject: 'Novidades!?' }));
    expect(subject()).toHaveValue('Novidades!?');
  });

  it('can be loaded instead of the input', async () => {
    const bodies = storeByAnother();
    const { user } = await openDraft();
    await user.click(button('Guardar rascunho'));
    await user.click(within(await conflict()).getByRole('button', { name: 'Usar a versão atual' }));
    expect(subject()).toHaveValue('Outro assunto');
    await user.click(button('Guardar rascunho'));
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ version: 4, subject: 'Outro assunto' }));
  });

  it('requires confirmation before it is overwritten and sent', async () => {
    const bodies = storeByAnother();
    const { user } = await openDraft();
    await user.click(sendButton());
    await user.click(await answerWith('Enviar campanha'));
    await user.click(within(await conflict()).getByRole('button', { name: 'Continuar com o que escrevi' }));
    await user.click(await answerWith('Enviar campanha'));
    await waitFor(() => expect(bodies.map(({ version }) => version)).toEqual([3, 4]));
  });

  it('is compared with the loaded version, also after a reload', async () => {
    const bodies = storeByAnother();
    const { unmount } = await openDraft();
    unmount();
    api.use(answer(getCampaign, current));
    const { user } = await open({ query: '?tab=send&campaign=12' });
    expect(subject()).toHaveValue('Novidades!');
    await user.click(button('Guardar rascunho'));
    expect(await conflict()).toHaveTextContent('Assunto: Novidades → Outro assunto');
    expect(bodies).toMatchObject([{ version: 3 }]);
  });

  it('is not deleted unless the admin repeats the deletion', async () => {
    const versions: (string | null)[] = [];
    api.use(
      answer(getCampaign, stored),
      answer(deleteCampaign, ({ url }) => {
        versions.push(new URL(url).searchParams.get('version'));
        return versions.length === 1 ? refused() : { id: 12 };
      }),
    );
    const { user, search } = await open({ query: '?tab=send&campaign=12' });
    await user.click(button('Apagar rascunho'));
    await user.click(within(await conflict()).getByRole('button', { name: 'Continuar com o que escrevi' }));
    await waitFor(() => expect(search()).toBe('?tab=send'));
    expect(versions).toEqual(['3', '4']);
  });

  it('keeps the input for a new campaign if it was sent concurrently', async () => {
    api.use(
      answer(getCampaign, stored),
      answer(updateCampaign, () => refused({ ...changed, current: { ...current, status: 'sent' } })),
    );
    const { user, search } = await openDraft();
    await user.click(button('Guardar rascunho'));
    expect(await screen.findByText(/Estado: Enviada/)).toBeInTheDocument();
    expect(subject()).toHaveValue('Novidades!');
    await user.click(button('Usar o que escrevi numa campanha nova'));
    expect(search()).toBe('?tab=send');
    expect(subject()).toHaveValue('Novidades!');
  });
});
