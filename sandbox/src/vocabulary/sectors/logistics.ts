import type { Sector } from '../vocabulary.types.ts';

export const logistics: Sector = {
  name: 'Logística e Armazém',
  weight: 6,
  weekends: true,
  roles: [
    {
      title: 'Operador/a de Armazém',
      focus: ['Turno da Noite', 'Frio', 'E-commerce'],
      setting: 'site',
      pay: { entry: [920, 1030], junior: [950, 1120] },
      lead: [
        'Procuramos quem goste de ver prateleiras em ordem e camiões a sair a horas.',
        'Os pedidos crescem a partir de outubro e queremos a equipa pronta antes disso.',
      ],
      tasks: [
        'Receber, conferir e arrumar mercadoria.',
        'Preparar encomendas com leitor.',
        'Embalar e etiquetar.',
        'Participar nos inventários.',
      ],
      needs: ['Atenção a números e códigos.', 'Boa condição física.', 'Disponibilidade para turnos.'],
      tags: ['armazém', 'picking', 'turnos'],
    },
    {
      title: 'Operador/a de Empilhador',
      setting: 'site',
      pay: { junior: [1000, 1150], mid: [1100, 1300] },
      lead: [
        'Procuramos quem conduza devagar e chegue a horas.',
        'O armazém tem corredores largos, máquinas elétricas e regras claras.',
      ],
      tasks: [
        'Carregar e descarregar camiões.',
        'Arrumar paletes em altura.',
        'Fazer a verificação diária da máquina.',
        'Abastecer a zona de preparação.',
      ],
      needs: [
        'Certificado de condutor/a de empilhador.',
        'Experiência com retrátil.',
        'Respeito pelas regras de segurança.',
      ],
      tags: ['empilhador', 'retrátil', 'paletes'],
    },
    {
      title: 'Técnico/a de Logística',
      setting: 'office',
      pay: { junior: [1080, 1250], mid: [1220, 1600] },
      lead: [
        'Procuramos quem faça a receção, a conferência e a expedição baterem certo.',
        'Um armazém novo, a dez minutos da estação, e muitos fluxos para arrumar.',
      ],
      tasks: [
        'Planear receções e expedições.',
        'Acompanhar transportadoras e prazos.',
        'Tratar de guias e documentação.',
        'Analisar desvios de stock.',
      ],
      needs: ['CTeSP ou licenciatura em Logística.', 'Bom Excel.', 'Inglês escrito.'],
      tags: ['expedição', 'stocks', 'transportadoras'],
    },
    {
      title: 'Chefe de Armazém',
      setting: 'site',
      pay: { mid: [1350, 1700], senior: [1650, 2200] },
      lead: [
        'Procuramos quem conheça as pessoas antes dos indicadores.',
        'A equipa tem vinte e duas pessoas em dois turnos e precisa de quem as ouça.',
      ],
      tasks: [
        'Organizar turnos e tarefas.',
        'Acompanhar produtividade, erros e segurança.',
        'Gerir inventários.',
        'Propor melhorias de espaço e de percurso.',
      ],
      needs: ['Experiência em coordenação.', 'Conhecimento de um WMS.', 'Justiça e firmeza.'],
      tags: ['coordenação', 'WMS', 'inventário'],
    },
    {
      title: 'Gestor/a de Stocks',
      setting: 'office',
      pay: { junior: [1150, 1350], mid: [1350, 1800] },
      lead: [
        'Procuramos quem evite a falta e o excesso, por esta ordem.',
        'Gerimos nove mil referências e queremos menos surpresas.',
      ],
      tasks: [
        'Calcular necessidades e pontos de encomenda.',
        'Acompanhar rotação e validades.',
        'Corrigir diferenças e encontrar-lhes a causa.',
        'Preparar relatórios semanais.',
      ],
      needs: ['Excel avançado.', 'Experiência com um ERP.', 'Espírito analítico.'],
      tags: ['stocks', 'ERP', 'previsão'],
    },
    {
      title: 'Técnico/a de Compras',
      setting: 'office',
      pay: { junior: [1150, 1400], mid: [1400, 1950] },
      lead: [
        'Procuramos quem compre bem e trate fornecedores como parceiros.',
        'A área de compras vai separar-se da logística e ter vida própria.',
      ],
      tasks: [
        'Pedir e comparar propostas.',
        'Negociar preços e prazos.',
        'Acompanhar encomendas.',
        'Avaliar fornecedores.',
      ],
      needs: ['Capacidade de negociação.', 'Inglês fluente.', 'Noções de contratos.'],
      tags: ['compras', 'fornecedores', 'negociação'],
    },
    {
      title: 'Repositor/a',
      setting: 'site',
      pay: { entry: [920, 970], junior: [930, 1020] },
      lead: [
        'Procuramos quem deixe a prateleira como se fosse abrir a loja.',
        'O trabalho é de madrugada e acaba quando os outros começam.',
      ],
      tasks: [
        'Repor produtos e verificar validades.',
        'Montar expositores.',
        'Trocar etiquetas de preço.',
        'Manter o armazém da loja arrumado.',
      ],
      needs: ['Disponibilidade de madrugada.', 'Ritmo e organização.'],
      tags: ['reposição', 'madrugada', 'loja'],
    },
  ],
  context: [
    'Os corredores são largos, a luz é boa e o ruído é pouco.',
    'Rodamos tarefas a cada duas horas, para poupar costas e paciência.',
    'Os turnos são fixos por trimestre e trocam-se entre colegas.',
    'Há cantina, balneários e autocarro a partir da estação.',
  ],
  tasks: ['Cumprir as regras de segurança.', 'Manter a zona de trabalho limpa.', 'Comunicar avarias e diferenças.'],
  needs: ['Pontualidade e responsabilidade.', 'Espírito de equipa.', '9.º ano ou superior.'],
  benefits: ['Prémio de assiduidade', 'Subsídio de turno', 'Transporte a partir da estação', 'Prémio de Natal'],
  questions: [
    'Tem disponibilidade para turnos rotativos?',
    'Já trabalhou em armazém? Em que tarefas?',
    'Tem transporte próprio?',
  ],
  schedules: [
    'Turnos rotativos: 6h–14h, 14h–22h.',
    'Turno fixo da noite, das 22h às 6h.',
    'Segunda a sexta, das 8h às 17h.',
    'Turnos de oito horas, com folgas rotativas.',
  ],
};
