/** Companies that a reader must bear, as they go over the wire. Jobs refer to none of them but the first. */
export const oddCompanies: readonly Readonly<Record<string, unknown>>[] = [
  { id: 'C-9001', name: 'Casa Sem Logótipo', logo_url: null, industry: 'Restauração', location: 'Évora', employees: 9 },
  {
    id: 'C-9002',
    name: 'Logótipo Partido, Lda.',
    logo_url: '/logos/nao-existe.svg',
    industry: 'Indústria',
    location: 'Braga',
  },
  { id: 'C-9003', name: 'Logótipo Noutro Sítio', logo_url: 'https://logos.example.com/9003.png', location: 'Faro' },
  { id: 'C-9004', name: 'Logótipo Que é Uma Página', logo_url: '/logos/page.html', website: 'javascript:alert(1)' },
  {
    id: 'C-9005',
    name: 'Empregados & Filhos <b>S.A.</b>',
    employees: 'cerca de 40',
    website: 'nunca tivemos',
    industry: 7,
  },
  { id: 'C-9006' },
];
