import { screen, within } from '@testing-library/react';
import { brand } from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import type { LegalSection } from './legal-text';
import { privacy as privacyEn } from './privacy.en';
import { privacy as privacyPt } from './privacy.pt';
import { PrivacyPage } from './PrivacyPage';
import { terms as termsEn } from './terms.en';
import { terms as termsPt } from './terms.pt';
import { TermsPage } from './TermsPage';

const shapeOf = (sections: readonly LegalSection[]) =>
  sections.map(({ id, parts }) => [
    id,
    ...parts.map((part) => (typeof part === 'object' && 'list' in part ? part.list.length : 'text')),
  ]);

it.each([
  ['privacy policy', privacyPt, privacyEn],
  ['terms', termsPt, termsEn],
])('the %s says the same in both languages', (_, pt, en) => {
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
] as const)('in %s «%s» has its date, and contents that lead to every section', (language, title, name, date, page) => {
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
    'Ao fim de 24 meses sem utilização avisamos por e-mail e, se nos 30 dias seguintes ninguém iniciar sessão',
    'Sessões, com o navegador e o sistema: enquanto a sessão durar',
    'Lista de espera para empresas: 24 meses depois da última inscrição',
    'Mensagens de contacto: 24 meses',
    'E-mails que lhe enviamos: 12 meses',
    'Candidaturas e entrevistas: até 12 meses depois de a oferta fechar',
    '30 dias depois de expirarem',
    'Registos do sistema: 1 ano',
    'Respondemos no prazo de 1 mês',
    'autenticação multifator',
    'sid',
    'i18next',
    'ui-theme',
    'applied-jobs',
  ]) {
    expect(text).toContain(part);
  }
  expect(screen.getByRole('link', { name: 'www.cnpd.pt' })).toHaveAttribute('href', 'https://www.cnpd.pt/');
});

it('the terms say what is paid for, and where to complain', () => {
  renderShell(<TermsPage />);
  expect(screen.getByText(/“Destaque” aparecem primeiro\. São colocação paga/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Livro de Reclamações eletrónico' })).toHaveAttribute(
    'href',
    brand.complaintsBookUrl,
  );
});
