import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getCampaignSchedule, updateCampaignSchedule } from 'shared-contracts';
import { buildSchedule } from '../../testing/build-campaign';
import { plain, renderPage } from '../../testing/render-page';

const api = fakeApi(answer(getCampaignSchedule, buildSchedule()));

const open = async () => {
  const page = renderPage({ query: '?tab=automatic' });
  const weekly = within(await screen.findByRole('region', { name: 'Campanha semanal' }));
  const monthly = within(screen.getByRole('region', { name: 'Campanha mensal' }));
  return { ...page, weekly, monthly };
};
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('campaign schedule', () => {
  it('shows state, time and next run in Lisbon time', async () => {
    const { weekly, monthly } = await open();
    expect(weekly.getByRole('switch')).toBeChecked();
    expect(weekly.getByRole('combobox', { name: 'Dia da semana' })).toHaveDisplayValue('sexta-feira');
    expect(plain(weekly.getByText(/Próximo envio/).textContent)).toBe('Próximo envio: 27 nov, 2026, 09:00');
    expect(monthly.getByRole('switch')).not.toBeChecked();
    expect(monthly.getByRole('combobox', { name: 'Dia do mês' })).toHaveDisplayValue('2');
    expect(monthly.getByText('Desligado: nada é enviado automaticamente.')).toBeInTheDocument();
  });

  it('is saved with the selected values', async () => {
    const saved: unknown[] = [];
    api.use(
      answer(updateCampaignSchedule, async (request) => {
        saved.push(await request.json());
        return buildSchedule();
      }),
    );
    const { user, weekly, monthly, toast } = await open();
    await user.selectOptions(weekly.getByRole('combobox'), 'segunda-feira');
    await user.click(monthly.getByRole('switch'));
    await user.selectOptions(monthly.getByRole('combobox'), '15');
    await user.click(save());
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Envios automáticos guardados', variant: 'success' }));
    expect(saved).toEqual([
      {
        weekly: { isOn: true, weekday: 1, time: '09:00', subject: 'As ofertas desta semana' },
        monthly: { isOn: true, day: 15, time: '09:00', subject: 'O melhor do mês' },
        version: 2,
      },
    ]);
  });

  it('requires a subject and a time', async () => {
    const { user, weekly } = await open();
    await user.clear(weekly.getByRole('textbox', { name: 'Assunto' }));
    await user.clear(weekly.getByLabelText('Hora'));
    await user.click(save());
    expect(await weekly.findByText('Introduza um assunto para a campanha')).toBeInTheDocument();
    expect(weekly.getByText('Escreva a hora, como 09:30')).toBeInTheDocument();
  });

  it('shows an error and keeps the input if saving fails', async () => {
    api.use(refuse(updateCampaignSchedule, 503, 'service_unavailable'));
    const { user, weekly } = await open();
    await user.selectOptions(weekly.getByRole('combobox'), 'domingo');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Os envios automáticos não ficaram guardados');
    expect(weekly.getByRole('combobox')).toHaveDisplayValue('domingo');
  });

  describe('changed by another admin', () => {
    const schedule = buildSchedule();
    const current = { ...schedule, weekly: { ...schedule.weekly, weekday: 3, time: '18:30' }, version: 3 };
    const body = { error: 'x', message: 'x', code: 'schedule_changed', current };

    /** Saves Sunday over version 2 while 3 is stored. */
    async function saveOutdated() {
      const saved: { version: number; weekly: { weekday: number } }[] = [];
      api.use(
        answer(updateCampaignSchedule, async (request) => {
          saved.push((await request.json()) as (typeof saved)[number]);
          return saved.at(-1)?.version === 3 ? current : Response.json(body, { status: 409 });
        }),
      );
      const page = await open();
      await page.user.selectOptions(page.weekly.getByRole('combobox'), 'domingo');
      await page.user.click(save());
      return { ...page, saved, note: await screen.findByRole('alert') };
    }

    it('shows the changes, keeps the input and overwrites the current version', async () => {
      const { user, weekly, saved, note, toast } = await saveOutdated();
      expect(
        within(note)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Campanha semanal, Dia da semana: sexta-feira → quarta-feira',
        'Campanha semanal, Hora: 09:00 → 18:30',
      ]);
      expect(weekly.getByRole('combobox')).toHaveDisplayValue('domingo');
      await user.click(within(note).getByRole('button', { name: 'Continuar com o que escrevi' }));
      await waitFor(() => expect(toast()).toMatchObject({ title: 'Envios automáticos guardados' }));
      expect(saved.map(({ version, weekly: { weekday } }) => [version, weekday])).toEqual([
        [2, 7],
        [3, 7],
      ]);
    });

    it('can be loaded instead of the input', async () => {
      const { user, weekly, note } = await saveOutdated();
      await user.click(within(note).getByRole('button', { name: 'Usar a versão atual' }));
      expect(weekly.getByRole('combobox')).toHaveDisplayValue('quarta-feira');
      expect(weekly.getByLabelText('Hora')).toHaveValue('18:30');
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  it('can be retried if loading fails', async () => {
    api.use(refuse(getCampaignSchedule, 503, 'service_unavailable'));
    const { user } = renderPage({ query: '?tab=automatic' });
    expect(
      await screen.findByRole('heading', { name: 'Não conseguimos carregar os envios automáticos' }),
    ).toBeInTheDocument();
    api.use(answer(getCampaignSchedule, buildSchedule()));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('region', { name: 'Campanha semanal' })).toBeInTheDocument();
  });
});
