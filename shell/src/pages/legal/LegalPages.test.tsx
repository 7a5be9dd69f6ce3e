import { screen, within } from '@testing-library/react';
import { brand, retentionPeriods } from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import { PrivacyPage, TermsPage } from './LegalPages';
import type { LegalSection } from './legal-text';
import { privacy as privacyEn } from './privacy.en';
import { privacy as privacyPt } from './privacy.pt';
import { terms as termsEn } from './terms.en';
import { terms as termsPt } from './terms.pt';

const shapeOf = (sections: readonly LegalSection[]) =>
  sections.map(({ id, parts }) => [
    id,
    ...parts.map((part) => (typeof part === 'object' && 'list' in part ? part.list.length : 'text')),
  ]);

it.each([
  ['privacy policy', privacyPt, privacyEn],
  ['terms', termsPt, termsEn],
])('the %s has the same structure in both languages', (_, pt, en) => {
  expect(shapeOf(en)).toEqual(shapeOf(pt));
});

it.each([
  [
    'pt',
    'Política de privacidade',
    'Nesta página',
    'Última atualização: 29 de maio de 2025',
    <PrivacyPage key="page" />,
  ],
  ['en', 'Privacy policy', 'On this page', 'Last updated: 29 May 2025', <PrivacyPage key="page" />],
  ['pt', 'Termos de serviço', 'Nesta página', 'Última atualização: 29 de maio de 2025', <TermsPage key="page" />],
  ['en', 'Terms of service', 'On this page', 'Last updated: 29 May 2025', <TermsPage key="page" />],
] as const)('in %s «%s» has a date, and contents with links to every section', (language, title, name, date, page) => {
  renderShell(page, { language });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(date)).toBeInTheDocument();
  expect(document.title).toContain(title);
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  const leadTo = links.map((link) =>
    document.getElementById(new URL(link.getAttribute('href')!, 'http://x').hash.slice(1)),
  );
  expect(leadTo).toEqual(screen.getAllByRole('heading', { level: 2 }));
});

/** The sentence that states each retention period; `*` is the period. */
const sentences: Record<
  Exclude<
    keyof typeof retentionPeriods,
    'uncertainMail' | 'trackingDay' | 'campaignEvent' | 'clientReport' | 'clientReportMinute'
  >,
  { pt: string; en: string }
> = {
  unverifiedAccount: { pt: 'nunca foi confirmado é apagada ao fim de *.', en: 'never confirmed is deleted after *.' },
  idleAccount: { pt: 'Ao fim de * sem utilização avisamos', en: 'After * without use we warn you' },
  idleWarning: { pt: 'se nos * seguintes ninguém iniciar sessão', en: 'nobody signs in within the following *' },
  endedJob: {
    pt: 'Candidaturas: até * depois de a oferta fechar. Entrevistas: até * depois de a oferta fechar e de a entrevista',
    en: 'Applications: until * after the job has closed. Interviews: until * after the job has closed and the interview',
  },
  endedMail: { pt: 'E-mails que lhe enviamos: *.', en: 'Emails that we send you: *.' },
  contactMessage: { pt: 'Mensagens de contacto: *,', en: 'Contact messages: *,' },
  waitlistSignup: {
    pt: 'Lista de espera para empresas: * depois da última inscrição',
    en: 'Waitlist for companies: * after the last sign-up',
  },
  alertRequest: {
    pt: 'Um pedido de alertas, com o e-mail que pede para o confirmar, é apagado ao fim de *,',
    en: 'A request for alerts, with the email that asks to confirm it, is erased after *,',
  },
  endedAlerts: {
    pt: 'Sem conta, as escolhas são apagadas * depois de cancelar.',
    en: 'Without an account, the choices are erased * after you stop them.',
  },
  softBounce: { pt: 'Falhas passageiras de entrega: *.', en: 'Temporary delivery failures: *.' },
  auditEvent: { pt: 'Registos do sistema: no máximo *.', en: 'System logs: * at most.' },
};
const inPortuguese = (period: string) => period.replace('months', 'meses').replace('days', 'dias');

it.each(Object.entries(sentences))(
  'the privacy policy states the configured period of %s, in both languages',
  (name, { pt, en }) => {
    const period = retentionPeriods[name as keyof typeof sentences];
    expect(JSON.stringify(privacyPt)).toContain(pt.replaceAll('*', inPortuguese(period)));
    expect(JSON.stringify(privacyEn)).toContain(en.replaceAll('*', period));
  },
);

it('the privacy policy names the controller, the bases, the periods and the authority', () => {
  renderShell(<PrivacyPage />);
  const text = screen.getByRole('article').textContent;
  for (const part of [
    brand.company.legalName,
    brand.company.taxNumber,
    brand.email.privacy,
    'Contrato',
    'Consentimento',
    'Obrigação legal',
    'Interesse legítimo',
    'Sessões, com o navegador e o sistema: enquanto a sessão durar',
    '30 dias depois de expirarem',
    'Cópias de segurança: o que for apagado pode ainda constar delas durante mais 30 dias',
    'Respondemos no prazo de 1 mês',
    'autenticação multifator',
    'sid',
    'i18next',
    'ui-theme',
    'jobs-visit',
    'ui-view',
    'ui-keys',
    'seen-jobs.v1',
    'hidden-jobs.v1',
    'applied-jobs',
    'application-claims',
  ]) {
    expect(text).toContain(part);
  }
  expect(screen.getByRole('link', { name: 'www.cnpd.pt' })).toHaveAttribute('href', 'https://www.cnpd.pt/');
});

it('the terms state the paid services and the complaint channels', () => {
  renderShell(<TermsPage />);
  expect(
    screen.getByText(/^Mais relevantes: primeiro as ofertas com a marca “Destaque”, que são colocação paga/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Livro de Reclamações eletrónico' })).toHaveAttribute(
    'href',
    brand.complaintsBookUrl,
  );
});
