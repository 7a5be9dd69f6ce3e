import { emptyJobFilter, languages, type Language } from 'shared-contracts';
import { renderMail } from '../../mail/index.ts';
import { alertsConfirmationMail } from './alerts-confirmation.mail.tsx';
import type { RequestedAlerts } from './requested-alerts.parts.tsx';

async function rendered(requested: Partial<RequestedAlerts>, language: Language = 'pt'): Promise<string> {
  const confirmation = {
    firstName: null,
    requested: { frequency: 'weekly' as const, categories: [], search: null, ...requested },
    link: 'https://jobs.example.com/alertas/x',
  };
  return (await renderMail(alertsConfirmationMail(language, confirmation), 'https://jobs.example.com')).text;
}

it.each(languages)('describes the requested alerts in %s', async (language) => {
  const search = {
    ...emptyJobFilter,
    keyword: 'enfermeira',
    location: 'Porto',
    place: ['faro_5', 'www.example.com'],
    workplace: ['remote'],
    type: ['contract'],
  };
  const text = await rendered({ categories: ['Saúde', 'Ensino'], search }, language);
  const expected = {
    pt: [
      'Todas as semanas',
      'Áreas: Saúde, Ensino',
      'Pesquisa: enfermeira · Porto · Faro + 5\u{a0}km · remoto · outros filtros',
    ],
    en: [
      'Every week',
      'Areas: Saúde, Ensino',
      'Search: enfermeira · Porto · Faro + 5\u{a0}km · remote · other filters',
    ],
  };
  for (const words of expected[language]) expect(text).toContain(words);
});

it('summarizes values without a label', async () => {
  const text = await rendered({ search: { ...emptyJobFilter, workplace: ['maybe'] } });
  expect(text).toContain('Pesquisa: outros filtros');
});

it('states that alerts cover every category if none was chosen', async () => {
  expect(await rendered({})).toContain('Ofertas de todas as áreas');
});

it.each(['Prémio em https://example.com', 'www.example.com', 'a'.repeat(61)])(
  'omits a keyword that could be an advertisement: %s',
  async (keyword) => {
    const text = await rendered({ search: { ...emptyJobFilter, keyword } });
    expect(text).not.toContain(keyword);
    expect(text).toContain('Pesquisa: a da página onde fez o pedido');
  },
);
