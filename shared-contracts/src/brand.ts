/** Everything that makes the product ours. Another company changes this file and the drawings in `platform/src/brand`. */
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
  themeColor: { light: '#085135', dark: '#062e1e' },
} as const;
