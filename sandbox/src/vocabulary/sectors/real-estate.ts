import type { Sector } from '../vocabulary.types.ts';

export const realEstate: Sector = {
  name: 'Imobiliário',
  weight: 3,
  roles: [
    {
      title: 'Consultor/a Imobiliário/a',
      focus: ['Arrendamento', 'Zona Histórica', 'Mercado Internacional'],
      setting: 'site',
      fits: ['mediação'],
      pay: { entry: [920, 1100], junior: [1000, 1350], mid: [1250, 1800] },
      lead: [
        'Procuramos quem mostre casas sem esconder a humidade.',
        'Temos angariações à espera de quem as conheça e visite.',
      ],
      tasks: [
        'Angariar e avaliar imóveis.',
        'Acompanhar visitas e propostas.',
        'Tratar de documentos até à escritura.',
        'Manter proprietários informados.',
      ],
      needs: ['Carta de condução.', 'Facilidade de relação.', 'Inglês é uma vantagem.'],
      tags: ['mediação', 'casas', 'comissões'],
    },
    {
      title: 'Gestor/a de Condomínios',
      setting: 'office',
      fits: ['condomínios'],
      pay: { junior: [1050, 1250], mid: [1200, 1550], senior: [1500, 1900] },
      lead: [
        'Procuramos quem sobreviva a uma assembleia e volte na semana seguinte.',
        'Uma carteira de trinta prédios, todos na mesma cidade.',
      ],
      tasks: [
        'Gerir orçamentos e fornecedores.',
        'Convocar e conduzir assembleias.',
        'Acompanhar obras e avarias.',
        'Cobrar quotas.',
      ],
      needs: ['Noções de propriedade horizontal.', 'Carta de condução.', 'Diplomacia.'],
      tags: ['condomínios', 'assembleias', 'gestão'],
    },
    {
      title: 'Avaliador/a Imobiliário/a',
      setting: 'office',
      fits: ['mediação', 'promoção'],
      pay: { mid: [1500, 2000], senior: [1950, 2700] },
      lead: [
        'Procuramos quem dê um valor e saiba justificá-lo.',
        'Avaliamos para bancos e famílias, com visita sempre.',
      ],
      tasks: [
        'Visitar e medir imóveis.',
        'Recolher comparáveis.',
        'Escrever relatórios.',
        'Responder a pedidos de esclarecimento.',
      ],
      needs: ['Registo na CMVM.', 'Formação em Engenharia, Arquitetura ou Economia.', 'Carta de condução.'],
      tags: ['avaliação', 'CMVM', 'relatórios'],
    },
    {
      title: 'Assistente de Processos Imobiliários',
      setting: 'office',
      fits: ['mediação', 'promoção'],
      pay: { entry: [960, 1080], junior: [1020, 1220], mid: [1180, 1450] },
      lead: [
        'Procuramos quem descubra a certidão que falta antes do notário.',
        'Entre a proposta e a escritura há vinte papéis; alguém tem de os conhecer.',
      ],
      tasks: [
        'Reunir e verificar documentos.',
        'Marcar escrituras e registos.',
        'Acompanhar créditos com bancos.',
        'Apoiar a equipa comercial.',
      ],
      needs: ['Organização.', 'Noções de registo predial.', 'Boa escrita.'],
      tags: ['escrituras', 'processos', 'registo predial'],
    },
    {
      title: 'Gestor/a de Alojamento Local',
      setting: 'office',
      fits: ['mediação', 'promoção'],
      pay: { junior: [1050, 1300], mid: [1250, 1600] },
      lead: [
        'Procuramos quem receba à distância como se estivesse à porta.',
        'Gerimos quarenta apartamentos e gostamos de os conhecer por dentro.',
      ],
      tasks: [
        'Gerir reservas e preços.',
        'Coordenar limpezas e manutenção.',
        'Responder a hóspedes.',
        'Tratar de obrigações legais.',
      ],
      needs: [
        'Inglês fluente e outra língua.',
        'Prática com plataformas de reserva.',
        'Disponibilidade ao fim de semana.',
      ],
      tags: ['alojamento local', 'reservas', 'hóspedes'],
    },
    {
      title: 'Técnico/a de Promoção Imobiliária',
      setting: 'office',
      fits: ['promoção'],
      pay: { junior: [1250, 1550], mid: [1550, 2100] },
      lead: [
        'Procuramos quem veja um terreno e pense em quem lá vai viver.',
        'A promoção tem três edifícios em licenciamento e um em obra.',
      ],
      tasks: [
        'Estudar terrenos e viabilidade.',
        'Acompanhar projetistas e licenciamento.',
        'Preparar orçamentos e calendários.',
        'Apoiar a comercialização.',
      ],
      needs: ['Licenciatura em Gestão, Engenharia ou Arquitetura.', 'Excel avançado.', 'Inglês.'],
      tags: ['promoção', 'licenciamento', 'viabilidade'],
    },
  ],
  context: [
    'A equipa tem seis pessoas e partilha angariações em vez de as esconder.',
    'A agenda é partilhada e as urgências rodam por todos.',
    'A agência fica ao nível da rua e a porta está aberta.',
    'Damos seis semanas de formação e um acompanhamento de seis meses.',
  ],
  tasks: [
    'Manter o programa de gestão atualizado.',
    'Participar na reunião de segunda-feira.',
    'Cumprir os deveres de identificação e de prevenção.',
  ],
  needs: ['Boa apresentação e escuta.', 'Capacidade de organizar o próprio tempo.', 'Conhecimento da zona.'],
  benefits: [
    'Prémio por processo concluído',
    'Formação AMI paga',
    'Tarde de sexta-feira livre uma vez por mês',
    'Telemóvel e viatura partilhada',
  ],
  questions: ['Que zona conhece melhor?', 'Tem viatura própria?', 'Já trabalhou na mediação imobiliária?'],
  schedules: [
    'Segunda a sexta, das 10h às 19h; um sábado por mês.',
    'Horário organizado com a equipa, com visitas ao sábado.',
  ],
};
