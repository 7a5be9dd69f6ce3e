/**
 * Brand of the product. To rebrand, change this file and the illustrations in `platform/src/brand` (README, "Branding").
 */
export const brand = {
  name: 'Trampolim',
  tagline: {
    pt: 'Ligamos pessoas com talento a empresas em Portugal e no mundo.',
    en: 'We connect talented people with companies in Portugal and worldwide.',
  },
  locale: { pt: 'pt_PT', en: 'en_US' },
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  employerAppUrl: 'https://example.com/empresas',
  blogUrl: 'https://example.com/blogue',
  social: [
    { name: 'LinkedIn', url: 'https://example.com/linkedin' },
    { name: 'Instagram', url: 'https://example.com/instagram' },
  ],
  complaintsBookUrl: 'https://www.livroreclamacoes.pt/',
  /** Public contact addresses, and the team's address for contact messages. */
  email: { contact: 'ola@example.com', privacy: 'privacidade@example.com', team: 'equipa@example.com' },
  /** Company of the legal pages. */
  company: {
    legalName: 'Trampolim, Lda.',
    taxNumber: '500 000 000',
    address: 'Rua do Exemplo, 1, 1000-001 Lisboa',
    phone: '+351 900 000 001',
  },
  /** Origin that the native apps call (SPEC §7). */
  nativeBackendUrl: 'https://app.example.com',
  themeColor: { light: '#085135', dark: '#062e1e' },
  /** Overrides of tokens in `platform/src/theme/tokens.css`, by theme: `{ '--color-brand': '#…' }`. */
  tokens: { light: {}, dark: {} } as Record<'light' | 'dark', Readonly<Record<string, string>>>,
} as const;
