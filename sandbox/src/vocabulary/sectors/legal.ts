import type { Sector } from '../vocabulary.types.ts';

export const legal: Sector = {
  name: 'Jurídico',
  weight: 1.5,
  roles: [
    {
      title: 'Advogado/a',
      focus: ['Direito do Trabalho', 'Imobiliário', 'Contratação Pública', 'Fiscal'],
      setting: 'office',
      pay: { junior: [1300, 1700], mid: [1700, 2600], senior: [2600, 4000] },
      lead: [
        'Procuramos quem escreva em português claro e responda antes do prazo.',
        'O departamento cresceu e há clientes que merecem mais tempo.',
      ],
      tasks: [
        'Dar pareceres e preparar contratos.',
        'Acompanhar processos em tribunal.',
        'Reunir com clientes.',
        'Orientar estagiários.',
      ],
      needs: ['Inscrição na Ordem dos Advogados.', 'Experiência na área.', 'Inglês jurídico.'],
      tags: ['advocacia', 'contratos', 'contencioso'],
    },
    {
      title: 'Advogado/a Estagiário/a',
      setting: 'office',
      pay: { entry: [1000, 1200] },
      lead: [
        'Procuramos quem queira aprender o ofício com tempo e bons casos.',
        'O estágio faz-se em três áreas, com quem o patrocine a sério.',
      ],
      tasks: [
        'Estudar processos e jurisprudência.',
        'Preparar minutas.',
        'Acompanhar diligências.',
        'Assistir a julgamentos e reuniões.',
      ],
      needs: ['Licenciatura em Direito.', 'Inscrição na primeira fase do estágio.', 'Curiosidade.'],
      tags: ['estágio', 'direito'],
    },
    {
      title: 'Jurista de Empresa',
      setting: 'office',
      pay: { mid: [1700, 2400], senior: [2400, 3400] },
      lead: [
        'Procuramos quem diga como se pode fazer, e não só porque não se pode.',
        'A empresa assina trezentos contratos por ano e quer assinar menos páginas.',
      ],
      tasks: [
        'Negociar e rever contratos.',
        'Acompanhar proteção de dados e conformidade.',
        'Apoiar as áreas no dia a dia.',
        'Coordenar escritórios externos.',
      ],
      needs: ['Experiência em empresa ou sociedade.', 'Inglês fluente.', 'Sentido prático.'],
      tags: ['contratos', 'RGPD', 'empresa'],
    },
    {
      title: 'Solicitador/a',
      setting: 'office',
      pay: { junior: [1150, 1400], mid: [1350, 1800] },
      lead: [
        'Procuramos quem conheça conservatórias e finanças pelo nome.',
        'Tratamos de registos, heranças e escrituras de muita gente.',
      ],
      tasks: [
        'Preparar documentos e registos.',
        'Acompanhar escrituras.',
        'Tratar de habilitações e partilhas.',
        'Atender clientes.',
      ],
      needs: ['Inscrição na OSAE.', 'Organização.', 'Bom trato.'],
      tags: ['registos', 'escrituras', 'OSAE'],
    },
    {
      title: 'Assistente Jurídico/a',
      setting: 'office',
      pay: { entry: [980, 1120], junior: [1080, 1300], mid: [1250, 1600] },
      lead: [
        'Procuramos quem tenha prazos na cabeça e na agenda.',
        'Seis advogados precisam de uma pessoa que não os deixe falhar.',
      ],
      tasks: [
        'Gerir prazos e agenda.',
        'Preparar peças e documentos.',
        'Usar o Citius e outras plataformas.',
        'Atender clientes e tribunais.',
      ],
      needs: ['Experiência em escritório.', 'Boa redação.', 'Discrição.'],
      tags: ['Citius', 'prazos', 'secretariado'],
    },
    {
      title: 'Encarregado/a da Proteção de Dados',
      setting: 'office',
      pay: { mid: [1800, 2500], senior: [2500, 3400] },
      lead: [
        'Procuramos quem faça perguntas antes de se criar mais um formulário.',
        'A função responde à administração e é ouvida em cada projeto.',
      ],
      tasks: [
        'Manter registos de tratamento.',
        'Fazer avaliações de impacto.',
        'Responder a titulares de dados.',
        'Dar formação.',
      ],
      needs: ['Conhecimento do RGPD na prática.', 'Noções de segurança da informação.', 'Independência.'],
      tags: ['RGPD', 'EPD', 'privacidade'],
    },
  ],
  context: [
    'Os processos distribuem-se à segunda-feira, para que ninguém fique com demais.',
    'A biblioteca é boa, a revisão é feita entre colegas e ninguém fatura pausas.',
    'Trabalhamos em equipas de três, com quem tem mais e menos anos de profissão.',
    'Escrevemos em português claro e pedimos o mesmo a quem trabalha connosco.',
  ],
  tasks: [
    'Acompanhar alterações à lei.',
    'Manter o processo digital completo.',
    'Participar na discussão semanal de casos.',
  ],
  needs: ['Licenciatura em Direito ou Solicitadoria.', 'Rigor na escrita.', 'Sigilo profissional.'],
  benefits: ['Quotas da ordem pagas', 'Pós-graduação comparticipada', 'Bases de dados jurídicas e formação'],
  questions: [
    'Em que áreas do Direito tem experiência?',
    'Tem inscrição em vigor na ordem respetiva?',
    'Qual é o seu nível de inglês jurídico?',
  ],
  schedules: ['Segunda a sexta, das 9h30 às 18h30.', 'Segunda a sexta, das 9h às 18h.'],
};
