import type { BlogPost } from './blog.types.ts';

/** Newest first. */
export const posts: readonly BlogPost[] = [
  {
    slug: 'vencimento-iliquido-e-liquido',
    title: 'Ilíquido, líquido e catorze meses: como ler um vencimento',
    excerpt: 'Um anúncio diz 1 250 €. Quanto chega à conta, quantas vezes por ano e o que fica de fora do recibo?',
    content:
      '<p>O valor que aparece numa oferta é quase sempre o vencimento base ilíquido: antes do desconto para a Segurança Social e da retenção de IRS. Em Portugal paga-se, por norma, catorze vezes por ano: doze meses, subsídio de férias e subsídio de Natal.</p><h2>Faça as contas ao ano</h2><p>Para comparar duas ofertas, multiplique o valor mensal por catorze. Se a outra oferta indicar um valor anual, confirme se inclui prémios. O subsídio de alimentação vem à parte e só é pago nos dias trabalhados.</p><h2>O que perguntar</h2><ul><li>Os subsídios são pagos por inteiro ou em duodécimos?</li><li>O subsídio de alimentação é em cartão ou em dinheiro?</li><li>Há isenção de horário e como é paga?</li></ul>',
    daysAgo: 3,
    image: { alt: 'Pilhas de moedas de alturas diferentes', scene: 'coins' },
  },
  {
    slug: 'curriculo-numa-pagina',
    title: 'O currículo numa página: o que fica e o que sai',
    excerpt: 'Quem recruta demora menos de um minuto na primeira leitura. Uma página bem arrumada chega.',
    content:
      '<p>Comece pelo que fez nos últimos cinco anos e diga o que mudou por causa disso: tempos, valores, pessoas. O resto cabe em duas linhas.</p><h2>O que sai</h2><ul><li>Fotografia, estado civil e número de identificação.</li><li>Frases feitas sobre dinamismo.</li><li>Formações com mais de dez anos que não servem a função.</li></ul><h2>Antes de enviar</h2><p>Guarde em PDF e tente selecionar o texto com o rato. Se não conseguir, o ficheiro é só uma imagem e muitos programas não o leem.</p>',
    daysAgo: 9,
    image: { alt: 'Secretária com um computador, uma planta e uma chávena', scene: 'desk' },
  },
  {
    slug: 'entrevista-por-video',
    title: 'Entrevista por vídeo: meia hora de preparação que se nota',
    excerpt: 'Luz à frente, telemóvel em silêncio e três perguntas escritas. O essencial para uma boa conversa.',
    content:
      '<p>Experimente a ligação na véspera, com o mesmo computador e à mesma hora. Ponha a luz à sua frente e a câmara à altura dos olhos.</p><p>Leve três perguntas: uma sobre a equipa, uma sobre o primeiro mês e uma sobre o que corre menos bem. Quem pergunta mostra que ouviu.</p><p>Se a ligação cair, volte a entrar e continue. Acontece a todos.</p>',
    daysAgo: 16,
    image: { alt: 'Dois balões de conversa', scene: 'talk' },
  },
  {
    slug: 'tipos-de-contrato',
    title: 'Sem termo, a termo certo, incerto: os contratos em linguagem simples',
    excerpt: 'O que muda entre cada contrato, quanto tempo pode durar e o que acontece no fim.',
    content:
      '<p><strong>Sem termo.</strong> Não tem data de fim. Começa com um período experimental.</p><p><strong>A termo certo.</strong> Tem prazo e um motivo escrito. Dura até dois anos e pode renovar-se três vezes.</p><p><strong>A termo incerto.</strong> Acaba quando acaba o motivo, por exemplo o regresso de quem se substitui. Dura até quatro anos.</p><p><strong>Trabalho temporário.</strong> O contrato é com uma empresa de trabalho temporário, que o cede a outra.</p><p><strong>Prestação de serviços.</strong> Não é um contrato de trabalho: não há férias nem subsídios pagos.</p><p>Este texto é informação geral e não substitui o conselho de um profissional.</p>',
    daysAgo: 24,
    image: { alt: 'Ponte em arco sobre um rio', scene: 'bridge' },
  },
  {
    slug: 'mudar-de-area-depois-dos-40',
    title: 'Mudar de área depois dos quarenta',
    excerpt: 'Três pessoas contam o que levaram consigo, o que tiveram de aprender e quanto tempo demorou.',
    content:
      '<p>Uma empregada de balcão que hoje faz testes de software. Um professor que passou para os recursos humanos. Uma técnica de laboratório que gere um armazém. As três mudanças demoraram entre oito e dezoito meses.</p><h2>O que têm em comum</h2><ul><li>Falaram com pessoas da área antes de se inscreverem num curso.</li><li>Escolheram empresas onde a experiência anterior tinha uso.</li><li>Aceitaram um vencimento mais baixo durante um ano, com data marcada para o rever.</li></ul>',
    daysAgo: 33,
    image: { alt: 'Caminho que sobe entre colinas', scene: 'path' },
  },
  {
    slug: 'teletrabalho-direitos',
    title: 'Teletrabalho: despesas, horário e o direito a desligar',
    excerpt: 'O que tem de estar escrito, quem paga a eletricidade e porque o telefone pode ficar desligado.',
    content:
      '<p>O acordo de teletrabalho faz-se por escrito e diz onde, quando e com que equipamento se trabalha. A empresa fornece o equipamento e compensa as despesas acrescidas.</p><p>Fora do horário, a empresa não deve contactar quem trabalha, salvo em caso de força maior. Se o acordo não prevê dias no escritório, pergunte com que frequência a equipa se encontra.</p>',
    daysAgo: 41,
    image: { alt: 'Sol a nascer sobre o mar', scene: 'sea' },
  },
  {
    slug: 'primeiro-mes',
    title: 'O primeiro mês num trabalho novo, semana a semana',
    excerpt: 'Ouvir, perguntar, fazer pouco e bem. Um plano simples para chegar com o pé direito.',
    content:
      '<p><strong>Semana 1.</strong> Nomes, acessos e perguntas. Aponte tudo o que lhe parecer estranho: daqui a um mês já não vai reparar.</p><p><strong>Semana 2.</strong> Uma tarefa pequena, do princípio ao fim.</p><p><strong>Semana 3.</strong> Mostre o que fez e peça uma opinião sincera.</p><p><strong>Semana 4.</strong> Combine com a chefia o que se espera de si até ao terceiro mês.</p>',
    daysAgo: 52,
    image: { alt: 'Calendário com dois dias assinalados', scene: 'calendar' },
  },
  {
    slug: 'onde-ha-emprego-2026',
    title: 'Onde há mais ofertas em 2026 & o que pagam',
    excerpt: 'Lisboa e Porto somam metade das ofertas, mas Braga, Aveiro e Faro crescem mais depressa.',
    content:
      '<p>As áreas com mais ofertas continuam a ser a tecnologia, a engenharia, a hotelaria e as vendas. Fora das duas maiores cidades, a indústria e a logística são quem mais procura.</p><p>O salário mínimo é de 920 € no continente, 966 € nos Açores e 980 € na Madeira. Nas funções técnicas com alguma experiência, os valores começam por volta dos 1 400 €.</p>',
    daysAgo: 64,
    image: { alt: 'Casas de uma cidade junto ao rio', scene: 'city' },
  },
];
