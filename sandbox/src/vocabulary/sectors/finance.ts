import type { Sector } from '../vocabulary.types.ts';

export const finance: Sector = {
  name: 'Finanças/Contabilidade',
  weight: 6,
  roles: [
    {
      title: 'Técnico/a de Contabilidade',
      setting: 'office',
      pay: { junior: [1150, 1400], mid: [1400, 2000], senior: [1950, 2700] },
      lead: [
        'Procuramos quem feche o mês sem sobressaltos e explique os números a quem não é da área.',
        'Temos uma carteira de trinta empresas à espera de quem a acompanhe.',
      ],
      tasks: [
        'Classificar e lançar documentos.',
        'Fazer reconciliações bancárias e de terceiros.',
        'Preparar IVA, DMR e outras obrigações.',
        'Colaborar no fecho de contas e na IES.',
      ],
      needs: [
        'Licenciatura em Contabilidade ou CTeSP na área.',
        'Conhecimento de SNC e de fiscalidade.',
        'Prática com um programa de contabilidade.',
      ],
      tags: ['SNC', 'IVA', 'fecho de contas'],
    },
    {
      title: 'Contabilista Certificado/a',
      setting: 'office',
      pay: { mid: [1600, 2200], senior: [2200, 3000] },
      lead: [
        'Procuramos quem assine contas com a consciência tranquila.',
        'A carteira cresceu e queremos que cada empresa continue a ter uma pessoa que a conhece.',
      ],
      tasks: [
        'Assumir a responsabilidade por uma carteira de clientes.',
        'Preparar demonstrações financeiras e o fecho anual.',
        'Aconselhar clientes em matéria fiscal.',
        'Orientar duas pessoas da equipa.',
      ],
      needs: [
        'Inscrição na Ordem dos Contabilistas Certificados.',
        'Atualização fiscal permanente.',
        'Clareza no contacto com clientes.',
      ],
      tags: ['OCC', 'fiscalidade', 'carteira'],
    },
    {
      title: 'Analista Financeiro/a',
      setting: 'office',
      pay: { junior: [1350, 1700], mid: [1700, 2400], senior: [2400, 3200] },
      lead: [
        'Procuramos quem goste de explicar números a quem não é da área.',
        'O fecho mensal, os orçamentos e os relatórios para a direção precisam de mais um par de olhos.',
      ],
      tasks: [
        'Preparar o relatório mensal de gestão.',
        'Acompanhar o orçamento e explicar desvios.',
        'Construir modelos e cenários.',
        'Apoiar decisões de investimento.',
      ],
      needs: [
        'Excel avançado; Power BI é uma vantagem.',
        'Licenciatura em Gestão, Economia ou Finanças.',
        'Boa escrita.',
      ],
      tags: ['Excel', 'orçamento', 'relatórios', 'Power BI'],
    },
    {
      title: 'Auditor/a Interno/a',
      setting: 'office',
      pay: { mid: [2000, 2800], senior: [2800, 3900] },
      lead: [
        'Procuramos quem encontre falhas em processos e saiba propor algo melhor.',
        'A auditoria responde diretamente à administração e tem acesso a tudo.',
      ],
      tasks: [
        'Executar o plano anual de auditoria.',
        'Testar controlos e documentar provas.',
        'Discutir conclusões com as áreas.',
        'Acompanhar as correções até ao fim.',
      ],
      needs: ['Experiência em auditoria, interna ou externa.', 'Independência e tato.', 'Inglês.'],
      tags: ['auditoria', 'controlo interno', 'risco'],
    },
    {
      title: 'Técnico/a de Crédito e Cobranças',
      setting: 'office',
      pay: { junior: [1300, 1550], mid: [1550, 2250] },
      lead: [
        'Procuramos quem cobre com firmeza e boa educação.',
        'Metade do trabalho é perceber porque não pagaram; a outra metade é combinar como pagam.',
      ],
      tasks: [
        'Acompanhar saldos e prazos de clientes.',
        'Contactar clientes e negociar planos de pagamento.',
        'Preparar processos para contencioso.',
        'Analisar limites de crédito.',
      ],
      needs: ['Experiência em cobranças ou atendimento financeiro.', 'Firmeza e respeito.', 'Excel.'],
      tags: ['cobranças', 'crédito', 'negociação'],
    },
    {
      title: 'Analista de Crédito',
      setting: 'office',
      pay: { junior: [1800, 2200], mid: [2100, 2850] },
      lead: [
        'Procuramos quem leia um balanço e a história que está por trás.',
        'Financiamos pequenas empresas e decidimos em cinco dias; precisamos de quem decida bem.',
      ],
      tasks: [
        'Analisar pedidos de crédito de empresas.',
        'Visitar clientes e escrever pareceres.',
        'Acompanhar a carteira e os sinais de alerta.',
        'Participar no comité semanal.',
      ],
      needs: [
        'Licenciatura em Economia, Gestão ou Finanças.',
        'Leitura segura de demonstrações financeiras.',
        'Carta de condução.',
      ],
      tags: ['crédito', 'risco', 'empresas'],
    },
    {
      title: 'Compliance Officer',
      setting: 'office',
      pay: { mid: [1700, 2200], senior: [2200, 2900] },
      lead: [
        'Procuramos quem conheça as regras e as explique sem assustar.',
        'A função de conformidade vai deixar de ser meio lugar e passar a ser um inteiro.',
      ],
      tasks: [
        'Acompanhar a lei e traduzi-la em procedimentos.',
        'Analisar operações suspeitas.',
        'Dar formação às equipas.',
        'Responder às autoridades de supervisão.',
      ],
      needs: [
        'Conhecimento de prevenção de branqueamento de capitais.',
        'Licenciatura em Direito, Gestão ou Economia.',
        'Rigor.',
      ],
      tags: ['compliance', 'branqueamento', 'regulação'],
    },
    {
      title: 'Técnico/a de Processamento Salarial',
      setting: 'office',
      pay: { junior: [1150, 1400], mid: [1400, 1850] },
      lead: [
        'Procuramos quem saiba que um erro num salário é um problema em casa de alguém.',
        'Processamos dois mil recibos por mês e nenhum pode chegar tarde.',
      ],
      tasks: [
        'Processar salários, férias e subsídios.',
        'Tratar de admissões, baixas e cessações.',
        'Entregar a declaração mensal de remunerações.',
        'Responder a dúvidas de quem recebe.',
      ],
      needs: ['Conhecimento do Código do Trabalho.', 'Prática com um programa de salários.', 'Sigilo.'],
      tags: ['salários', 'Segurança Social', 'IRS'],
    },
    {
      title: 'Diretor/a Financeiro/a',
      setting: 'office',
      pay: { senior: [3600, 5200], expert: [5000, 8400] },
      lead: [
        'Procuramos quem junte contas em ordem e sentido de negócio.',
        'A empresa duplicou em quatro anos e precisa de uma direção financeira que pense a dez.',
      ],
      tasks: [
        'Dirigir contabilidade, tesouraria e controlo de gestão.',
        'Negociar com bancos e investidores.',
        'Preparar orçamento e plano a três anos.',
        'Apoiar a administração nas decisões.',
      ],
      needs: ['Percurso em direção financeira ou auditoria.', 'Inscrição na OCC é valorizada.', 'Inglês fluente.'],
      tags: ['direção', 'tesouraria', 'planeamento'],
    },
  ],
  context: [
    'Trabalhamos sem papel e evitamos serões, mesmo em época de fecho.',
    'A equipa tem seis pessoas, entre quem acabou o curso e quem já viu três reformas fiscais.',
    'O calendário de obrigações está na parede e é de todos.',
    'Cada pessoa tem uma tarde por mês para atualização fiscal.',
  ],
  tasks: [
    'Melhorar procedimentos e automatizar o que se repete.',
    'Apoiar auditorias externas.',
    'Manter arquivos digitais em ordem.',
  ],
  needs: [
    'Rigor e cumprimento de prazos.',
    'Bons conhecimentos de Excel.',
    'Sentido de responsabilidade e confidencialidade.',
  ],
  benefits: [
    'Quota da Ordem e formação pagas',
    'Tarde livre depois de cada fecho trimestral',
    'Condições especiais em produtos financeiros',
    'Plano de pensões ao fim de dois anos',
  ],
  questions: ['Com que programas de contabilidade trabalhou?', 'Tem inscrição na OCC?', 'Qual é o seu nível de Excel?'],
  schedules: ['Segunda a sexta, das 9h às 18h.', 'Segunda a sexta, das 9h às 17h30, com uma hora de almoço.'],
};
