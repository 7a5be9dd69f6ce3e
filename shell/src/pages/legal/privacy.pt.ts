import { brand, routes } from 'shared-contracts';
import { mailto, type LegalSection } from './legal-text';

const { company, email } = brand;

/** To be reviewed by a lawyer before a real site opens. */
export const privacy: readonly LegalSection[] = [
  {
    id: 'responsavel',
    title: 'Quem é responsável',
    parts: [
      `O responsável pelo tratamento dos seus dados pessoais é ${company.legalName}, NIPC ${company.taxNumber}, com sede em ${company.address}, Portugal (“${brand.name}”, “nós”).`,
      ['Para qualquer assunto sobre dados pessoais, escreva para ', mailto(email.privacy), '.'],
      'Tratamos os dados segundo o Regulamento (UE) 2016/679 (RGPD) e a Lei n.º 58/2019, que o executa em Portugal.',
    ],
  },
  {
    id: 'dados',
    title: 'Que dados tratamos',
    parts: [
      'Só pedimos aquilo de que cada serviço precisa. Pode procurar ofertas sem nos dizer quem é.',
      {
        list: [
          'Candidatura sem conta: o currículo em PDF, as respostas às perguntas da empresa e, se os quiser indicar, o nome e o e-mail.',
          'Conta: nome de utilizador, e-mail, palavra-passe (guardada de forma que nem nós a podemos ler) e o que acrescentar ao perfil, como nome, telefone, localidade, apresentação e fotografia.',
          'Currículos guardados, candidaturas e o seu estado, entrevistas, ofertas guardadas e empresas que segue.',
          'Alertas por e-mail, com ou sem conta: endereço, áreas de interesse, pesquisas guardadas, frequência, pausas, a língua, quando e com que palavras os aceitou e que ofertas já lhe enviámos, para não as repetir.',
          'Aberturas e cliques dos alertas: só em totais de cada envio. Não registamos quem abriu ou seguiu uma ligação.',
          'Endereços para os quais já não enviamos, porque cancelou os alertas, os assinalou como indesejados ou os e-mails voltaram para trás: apenas um código que se calcula a partir do endereço e não permite lê-lo, com o motivo e a data.',
          'Contacto: nome, e-mail, telefone, empresa (opcional), assunto e mensagem.',
          'Lista de espera para empresas: e-mail, nome próprio, telefone e empresa.',
          'Sessões: o navegador e o sistema em que inicia sessão e as datas, para que possa ver na conta quem a usa.',
          'E-mails que lhe enviamos: endereço, tipo, datas e o que o texto precisa de dizer. Das ligações de confirmar o e-mail, mudar a palavra-passe ou juntar candidaturas à conta, também o endereço e as datas.',
          'Medições técnicas: se partes do site falharam ou foram lentas, em que tipo de página, em que versão e língua, e se havia sessão iniciada. Não contêm o endereço da página, identificadores nem o endereço IP, são enviadas sem cookies e logo somadas em totais. Servem para encontrar falhas e páginas lentas. Nada é medido nem enviado se o seu navegador o pedir com “Do Not Track” ou “Global Privacy Control”.',
          'Escolha da versão: experimentamos as versões novas de partes do site primeiro em algumas visitas. A escolha é calculada em cada pedido, a partir da sessão ou do endereço IP e do tipo de navegador, e não fica guardada, nem por nós nem no seu navegador.',
          'Registos do sistema: data e hora, endereço IP, página ou serviço pedido e resultado. Servem para a segurança e a correção de erros.',
        ],
      },
      'Não pedimos dados sensíveis, como os de saúde ou de filiação sindical. Recomendamos que não os inclua no currículo.',
    ],
  },
  {
    id: 'fundamentos',
    title: 'Para quê, e com que fundamento',
    parts: [
      {
        list: [
          'Contrato (artigo 6.º, n.º 1, alínea b), do RGPD): criar e manter a conta, guardar currículos e ofertas, entregar a candidatura à empresa e mostrar-lhe em que ponto está.',
          'Consentimento (alínea a)): enviar alertas de ofertas, depois de confirmar o endereço, e avisar quando abre a área para empresas. Pode retirá-lo quando quiser, na ligação de cada e-mail ou na conta; o que foi feito antes continua lícito.',
          'Obrigação legal (alínea c)): responder a pedidos sobre os seus direitos e a reclamações, e a autoridades quando a lei o exige.',
          'Interesse legítimo (alínea f)): manter o serviço seguro, impedir abusos, corrigir erros, medir em totais as falhas e a rapidez do site, responder a quem nos escreve, não voltar a escrever a quem cancelou os alertas e saber, em totais, se eles são lidos. Pode opor-se a este tratamento.',
        ],
      },
      'Os dados que pedimos como obrigatórios são os necessários para o serviço: sem currículo, por exemplo, não há candidatura.',
    ],
  },
  {
    id: 'destinatarios',
    title: 'Quem recebe os dados',
    parts: [
      'Não vendemos dados nem os cedemos para publicidade. Recebem-nos apenas:',
      {
        list: [
          'A empresa a cuja oferta se candidata, através do sistema de recrutamento que ela usa. A partir daí, a empresa é também responsável por esses dados.',
          'Os fornecedores que trabalham para nós, sob contrato e só para este fim: alojamento do site e dos ficheiros, e envio de e-mail.',
          'As autoridades, quando a lei nos obriga.',
        ],
      },
      'Se um fornecedor tratar dados fora do Espaço Económico Europeu, a transferência assenta numa decisão de adequação ou nas cláusulas contratuais-tipo da Comissão Europeia.',
    ],
  },
  {
    id: 'prazos',
    title: 'Durante quanto tempo',
    parts: [
      {
        list: [
          'Candidaturas: até 12 meses depois de a oferta fechar. Entrevistas: até 12 meses depois de a oferta fechar e de a entrevista se realizar. Pode pedir que as apaguemos antes disso. Da candidatura fica apenas um registo anónimo, sem nome, contacto, currículo nem respostas. Se retirar a candidatura, a empresa deixa de a ver.',
          'Ficheiros enviados que não chegam a pertencer a uma candidatura: 1 dia.',
          'Candidaturas por terminar: 30 dias, e só no seu navegador.',
          'Conta: enquanto a usar, ou até a eliminar: durante 7 dias pode ainda mudar de ideias, depois é apagada de vez. Ao fim de 24 meses sem utilização avisamos por e-mail e, se nos 30 dias seguintes ninguém iniciar sessão, eliminamo-la. Uma conta cujo e-mail nunca foi confirmado é apagada ao fim de 7 dias. O mesmo acontece a um registo feito com um e-mail que já tinha conta. De uma conta eliminada guardamos apenas o número e a data da eliminação, para que uma cópia de segurança não a traga de volta.',
          'Sessões, com o navegador e o sistema: enquanto a sessão durar.',
          'Alertas: enquanto os receber ou, com conta, até a eliminar. Sem conta, as escolhas são apagadas 30 dias depois de cancelar. Um pedido de alertas, com o e-mail que pede para o confirmar, é apagado ao fim de 7 dias, confirmado ou não.',
          'Códigos de endereços para os quais não enviamos: enquanto forem precisos para não lhes escrever, também depois de eliminar a conta. O código sai quando voltar a pedir alertas. Falhas passageiras de entrega: 30 dias.',
          'Lista de espera para empresas: 24 meses depois da última inscrição, ou até nos pedir que paremos.',
          'Mensagens de contacto: 24 meses, para responder e tratar do assunto.',
          'E-mails que lhe enviamos: 12 meses. Ligações para confirmar o e-mail ou mudar a palavra-passe: 30 dias depois de expirarem.',
          'Totais das medições técnicas: 30 dias.',
          'Registos do sistema: no máximo 12 meses.',
          'Cópias de segurança: o que for apagado pode ainda constar delas durante mais 30 dias, no máximo.',
        ],
      },
      'Os dados podem ser mantidos por mais tempo quando a lei o exige ou para a defesa de um direito em tribunal.',
    ],
  },
  {
    id: 'direitos',
    title: 'Os seus direitos',
    parts: [
      'Pode pedir, a qualquer momento e sem custos:',
      {
        list: [
          'o acesso aos seus dados e uma cópia deles;',
          'a correção do que estiver errado ou incompleto;',
          'o apagamento e a limitação do tratamento;',
          'a portabilidade, num formato que outros sistemas leem;',
          'a oposição ao tratamento que assenta em interesse legítimo;',
          'a retirada de um consentimento.',
        ],
      },
      [
        'Escreva para ',
        mailto(email.privacy),
        ' a partir do e-mail que usou no site, para sabermos que o pedido é seu. Respondemos no prazo de 1 mês. Com conta, pode também transferir os seus dados e eliminar a conta no perfil.',
      ],
      [
        'Se achar que não tratámos bem os seus dados, pode reclamar à Comissão Nacional de Proteção de Dados (',
        { text: 'www.cnpd.pt', to: 'https://www.cnpd.pt/' },
        ').',
      ],
      'Não tomamos decisões automatizadas sobre pessoas nem fazemos perfis: quem decide sobre uma candidatura é a empresa.',
    ],
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    parts: [
      'As ligações ao site são cifradas. As palavras-passe são guardadas com uma função irreversível. Os currículos só se abrem a quem os enviou e à empresa da candidatura. Quando a empresa publica a oferta diretamente connosco, são as pessoas que indica para essa oferta e a nossa equipa de administração, e cada acesso a um currículo fica registado.',
      'A equipa de administração usa autenticação multifator. As ligações que enviamos por e-mail, como a da página de uma candidatura, são assinadas e difíceis de adivinhar: não as partilhe.',
      'Se uma violação de dados puser em risco os seus direitos, avisamos a CNPD no prazo de 72 horas e, quando o risco for elevado, também a si.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies e outro armazenamento',
    parts: [
      'Usamos apenas aquilo de que o site precisa para funcionar. Não há cookies de terceiros, de publicidade ou de análise, e por isso não lhe pedimos que aceite nenhum.',
      {
        list: [
          'sid (ou __Host-sid): cookie que mantém a sessão iniciada. Existe só enquanto tiver sessão.',
          'i18next: cookie e armazenamento local, com a língua escolhida.',
          'ui-theme: armazenamento local, com o tema claro ou escuro.',
          'jobs-visit: armazenamento local, com a hora da sua última visita às ofertas, para lhe mostrar as novas.',
          'ui-pay: armazenamento local, se escolheu ver os vencimentos por mês ou por ano.',
          'recent-searches: armazenamento local, com as últimas cinco pesquisas, que pode apagar no campo “O quê”. A sua localização fica guardada apenas como o município mais próximo.',
          'ui-view e ui-keys: armazenamento local, se escolheu ver a lista ao lado da oferta ou desligou os atalhos de teclado.',
          'seen-jobs.v1 e hidden-jobs.v1: armazenamento local, com as últimas 500 ofertas que abriu e que escondeu neste navegador.',
          'jobs-compared: armazenamento local, com as ofertas que escolheu para comparar, quatro no máximo.',
          'applied-jobs: armazenamento local, com as ofertas a que já se candidatou neste navegador.',
          'application-claims: armazenamento local, até sete dias, com as candidaturas que ficam na conta que criou ao enviá-las.',
          'Armazenamento do separador: a posição em cada página, as partes do site que já recarregou e o que escreveu numa candidatura logo antes de sair da página. Desaparece ao fechar o separador.',
          'Rascunhos de candidaturas: numa base de dados do navegador, com o ficheiro e as respostas, durante 30 dias.',
          'Páginas abertas: cópia guardada pelo navegador, para as poder reler sem Internet.',
        ],
      },
      'Pode apagar tudo isto nas definições do navegador; perde apenas as preferências e os rascunhos.',
    ],
  },
  {
    id: 'alteracoes',
    title: 'Alterações',
    parts: [
      'Quando esta política mudar, a nova versão aparece aqui com a sua data. Se a mudança for importante e tiver conta, avisamos também por e-mail.',
      ['Outras regras do serviço estão nos ', { text: 'Termos de serviço', to: routes.terms }, '.'],
    ],
  },
];
