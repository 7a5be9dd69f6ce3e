import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, fill, refuse } from 'platform/testing';
import {
  getCampaignAudience,
  sendTestMail,
  type CampaignAudience,
  type PreflightCheck,
  type PreflightReason,
} from 'shared-contracts';
import { remote } from '../../remote';
import { buildAudience, buildCheck } from '../../testing/build-campaign';
import {
  button,
  deferred,
  openSending as open,
  plain,
  question,
  renderPage,
  sendButton,
  sendTabAnswers,
  subject,
} from '../../testing/render-page';

const api = fakeApi(...sendTabAnswers);
afterEach(() => sessionStorage.clear());

describe('campaign form before sending', () => {
  let windowOpen: jest.SpiedFunction<typeof window.open>;
  beforeEach(() => {
    windowOpen = jest.spyOn(window, 'open');
  });
  afterEach(() => windowOpen.mockRestore());

  it('shows the mail in a window of 800 × 600 (SPEC §2)', async () => {
    windowOpen.mockReturnValue({ opener: window } as unknown as Window);
    const { user } = await open();
    await fill(user, subject(), 'Olá & adeus');
    await user.click(screen.getByRole('radio', { name: /^Mensal/ }));
    await user.click(button('Pré-visualizar'));
    const [address, , features] = windowOpen.mock.calls[0] ?? [];
    expect(address).toBe(
      '/api/newsletter-automation/preview?frequency=monthly&subject=Ol%C3%A1%20%26%20adeus&language=pt',
    );
    expect(features).toBe('popup,width=800,height=600');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a link if the browser blocks the window', async () => {
    windowOpen.mockReturnValue(null);
    const { user } = await open();
    await user.click(button('Pré-visualizar'));
    expect(within(screen.getByRole('alert')).getByRole('link', { name: /Abrir a pré-visualização/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/newsletter-automation/preview?frequency=weekly'),
    );
  });

  it('sends a test mail to the admin only', async () => {
    api.use(answer(sendTestMail, { recipient: 'admin@example.com' }));
    const { user, toast } = await open();
    await fill(user, subject(), 'Novidades');
    await user.click(button('Enviar-me um teste'));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Teste enviado para admin@example.com' }));
    expect(subject()).toHaveValue('Novidades');
  });

  it('shows an error if a test mail fails', async () => {
    api.use(refuse(sendTestMail, 403, 'forbidden'));
    const { user, toast } = await open();
    await fill(user, subject(), 'Novidades');
    await user.click(button('Enviar-me um teste'));
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Não foi possível enviar o teste', variant: 'destructive' }),
    );
  });

  it('shows the audience, exclusions with reasons, samples and provider requirements', async () => {
    await open();
    const panel = within(screen.getByRole('region', { name: 'A quem chega' }));
    expect(panel.getByText('Cancelou os alertas').nextSibling).toHaveTextContent('300');
    expect(panel.queryByText('Tem os alertas em pausa')).toBeNull();
    expect(panel.getByText(/i…s@example.com/)).toBeInTheDocument();
    expect(panel.getByText(/Designer de Produto/)).toBeInTheDocument();
    const dkim = panel.getByText('Assinatura DKIM');
    expect(dkim).toHaveTextContent('Assinatura DKIM · example.com');
    expect(dkim.nextSibling).toHaveTextContent('Falta');
  });

  it.each([
    ['pt', 'Falta publicar a chave da assinatura no DNS de example.com.', 'Nome'],
    ['en', 'The key of the signature is not in the DNS of example.com.', 'Name'],
  ] as const)('shows instructions and DNS records for failed checks in %s', async (language, text, name) => {
    await open({ language });
    const advice = screen.getByText(text, { exact: false });
    expect(within(advice).getByText(name).nextSibling).toHaveTextContent('s1._domainkey.example.com');
    expect(within(advice).getByText('v=DKIM1; k=rsa; p=MIIB')).toBeInTheDocument();
  });

  it('shows why a check is unknown, and the complaint rate with its limit', async () => {
    const preflight = [
      buildCheck({ check: 'https', outcome: 'failure', reason: 'insecureSite' }),
      buildCheck({
        check: 'dmarc',
        outcome: 'unknown',
        domain: 'example.com',
        reason: 'noAnswer',
        record: { name: '_dmarc.example.com', content: 'v=DMARC1; p=none' },
      }),
      buildCheck({
        check: 'complaints',
        outcome: 'warning',
        reason: 'complaints',
        complaints: { mails: 4800, complaints: 6, limit: 0.001 },
      }),
    ];
    api.use(answer(getCampaignAudience, buildAudience({ preflight })));
    await open();
    expect(screen.getByText(/a definição PUBLIC_URL comece por https/)).toBeInTheDocument();
    expect(screen.getByText(/O DNS de example.com não respondeu/)).toHaveTextContent('_dmarc.example.com');
    expect(plain(screen.getByText(/queixas em/).textContent)).toContain(
      '6 queixas em 4 800 e-mails nos últimos 30 dias (0,13%). O limite é 0,1%',
    );
  });

  it('has an instruction for every check result in both languages', () => {
    const reasons: Record<PreflightCheck, PreflightReason[]> = {
      https: ['insecureSite'],
      dkim: ['notConfigured', 'missingRecord', 'otherKey', 'noAnswer', 'byProvider'],
      spf: ['missingRecord', 'noAnswer', 'byProvider'],
      dmarc: ['missingRecord', 'noAnswer'],
      oneClick: ['insecureSite', 'missingHeader'],
      complaints: ['noMails'],
    };
    for (const { preflight } of [remote.i18n.pt, remote.i18n.en]) {
      const advice: Record<string, Record<string, string>> = preflight.advice;
      for (const [check, expected] of Object.entries(reasons)) {
        expect([check, Object.keys(advice[check] ?? {})]).toEqual([check, expect.arrayContaining(expected)]);
      }
    }
  });

  it('shows the number of recipients per frequency and in the button', async () => {
    api.use(
      answer(getCampaignAudience, ({ url }) => buildAudience({ recipients: url.endsWith('monthly') ? 1 : 2314 })),
    );
    const { user } = await open();
    expect(await screen.findByRole('radio', { name: /^Semanal · 2.314 pessoas$/ })).toBeChecked();
    expect(button(/^Enviar a 2.314 pessoas$/)).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'Mensal · 1 pessoa' }));
    await fill(user, subject(), 'Novidades');
    await user.click(button('Enviar a 1 pessoa'));
    expect(await question()).toHaveTextContent('Vai para 1 pessoa. O envio começa de imediato.');
  });

  it('shows a note for an empty audience without blocking the form', async () => {
    api.use(answer(getCampaignAudience, buildAudience({ recipients: 0 })));
    const { user } = renderPage();
    expect(await screen.findByText(/Agora esta campanha não chega a ninguém/)).toBeInTheDocument();
    expect(button('Enviar campanha')).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Mais tarde' }));
    expect(screen.getByText(/As pessoas voltam a ser contadas/)).toBeInTheDocument();
  });

  it('fetches the other audience when the frequency changes', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /^Mensal/ }));
    await waitFor(() => expect(api.requests()).toContain('GET /api/newsletter-automation/audience?frequency=monthly'));
    await screen.findByText(/^2.314 pessoas/);
  });

  it('never shows the count of another audience', async () => {
    api.use(
      answer(getCampaignAudience, ({ url }) =>
        url.endsWith('monthly') ? deferred<CampaignAudience>().promise : buildAudience(),
      ),
    );
    const { user } = await open();
    await fill(user, subject(), 'Novidades');
    await user.click(screen.getByRole('radio', { name: 'Mensal · a contar…' }));
    await user.click(button('Enviar campanha'));
    expect(await question()).toHaveTextContent('Ainda não sabemos a quantas pessoas chega.');
  });

  it('shows an error for the audience without blocking the form', async () => {
    api.use(refuse(getCampaignAudience, 503, 'service_unavailable'));
    const { user } = renderPage();
    await screen.findByRole('heading', { name: 'Não conseguimos contar as pessoas' });
    expect(await screen.findByRole('radio', { name: 'Semanal · número desconhecido' })).toBeEnabled();
    await fill(user, subject(), 'Novidades');
    await user.click(sendButton());
    expect(await question()).toHaveTextContent('Ainda não sabemos a quantas pessoas chega.');
  });
});
