import { brand, routes } from 'shared-contracts';
import { mailto, type LegalSection } from './legal-text';

const { company, email, name } = brand;

/** To be reviewed by a lawyer before a real site opens. */
export const terms: readonly LegalSection[] = [
  {
    id: 'servico',
    title: 'O que é o serviço',
    parts: [
      `O ${name} é um site de ofertas de emprego de empresas em Portugal. Pertence a ${company.legalName}, NIPC ${company.taxNumber}, com sede em ${company.address} (“nós”).`,
      'Mostramos ofertas, entregamos candidaturas às empresas e ajudamos a acompanhá-las. Não somos parte do processo de recrutamento nem de um contrato de trabalho que dele resulte, e não garantimos entrevistas nem colocações.',
      'Ao usar o site, aceita estes termos. Se não concordar com eles, não o use.',
    ],
  },
  {
    id: 'gratuito',
    title: 'Gratuito para quem procura trabalho',
    parts: [
      'Procurar ofertas, candidatar-se, ter conta e receber alertas não custa nada, e nenhuma empresa pode cobrar por uma candidatura feita aqui. Se alguém lhe pedir dinheiro em nome de uma oferta, não pague e avise-nos.',
      'Pode candidatar-se sem conta. A conta serve para guardar currículos e ofertas, acompanhar candidaturas e ver entrevistas.',
    ],
  },
  {
    id: 'candidatos',
    title: 'O que lhe pedimos',
    parts: [
      {
        list: [
          'Dê informação verdadeira e envie apenas documentos seus.',
          'Guarde a palavra-passe e as ligações que recebe por e-mail: quem as tiver pode agir em seu nome. Se suspeitar de uso por outra pessoa, avise-nos.',
          'Não use o site para copiar ofertas em massa, enviar publicidade, explorar falhas de segurança ou perturbar o serviço.',
          'Tenha a idade mínima que a lei portuguesa exige para trabalhar.',
        ],
      },
      'Podemos suspender uma conta que não respeite estas regras. Explicamos porquê e ouvimos a sua versão, exceto quando a lei ou a segurança de outras pessoas não o permitir.',
    ],
  },
  {
    id: 'ofertas',
    title: 'As ofertas',
    parts: [
      'O texto de cada oferta é da responsabilidade da empresa que a publica. Os anúncios têm de respeitar a lei, incluindo a igualdade de género e a não discriminação. Retiramos o que a violar assim que soubermos.',
      [
        'Se uma oferta lhe parecer falsa, ilegal ou já fechada, diga-nos em ',
        { text: 'Entrar em contacto', to: routes.contact },
        '.',
      ],
    ],
  },
  {
    id: 'ordem',
    title: 'Como ordenamos os resultados',
    parts: [
      {
        list: [
          'Mais relevantes: primeiro as ofertas com a marca “Destaque”, que são colocação paga: a empresa pagou por esse lugar, durante um período limitado. Depois contam as palavras da pesquisa. O título pesa mais do que a empresa, a área, a cidade e a descrição, e a palavra exata mais do que a parecida. A seguir vêm as mais recentes.',
          'Mais adequadas: a mesma ordem, sem dar prioridade aos destaques.',
          'Mais recentes: pela data de publicação.',
          'Vencimento mais alto: primeiro as ofertas com vencimento comparável, do mais alto para o mais baixo; depois as outras, a começar pelas mais recentes.',
        ],
      },
      'A ordem é igual para todas as pessoas: não depende do seu perfil, das suas candidaturas ou do que já viu.',
    ],
  },
  {
    id: 'propriedade',
    title: 'Propriedade intelectual',
    parts: [
      `A marca ${name}, o desenho e o código do site são nossos ou usados com licença. As ofertas e os logótipos pertencem às empresas.`,
      'O seu currículo e o que escreve continuam a ser seus. Autoriza-nos apenas a guardá-los e a entregá-los à empresa a que se candidata.',
    ],
  },
  {
    id: 'responsabilidade',
    title: 'Responsabilidade',
    parts: [
      'Trabalhamos para que o site esteja sempre disponível e correto, mas pode ter falhas ou parar para manutenção. Não respondemos pelo conteúdo das ofertas, pelas decisões das empresas nem por outros sites para os quais há ligações.',
      'Nada nestes termos limita a responsabilidade por dolo ou culpa grave, nem os direitos que a lei lhe dá e que não se podem afastar.',
    ],
  },
  {
    id: 'dados',
    title: 'Dados pessoais',
    parts: [
      [
        'A ',
        { text: 'Política de privacidade', to: routes.privacy },
        ' explica que dados tratamos, porquê e durante quanto tempo.',
      ],
    ],
  },
  {
    id: 'fim',
    title: 'Fim da conta e alterações',
    parts: [
      ['Pode deixar de usar o serviço e eliminar a conta quando quiser, no perfil ou em ', mailto(email.privacy), '.'],
      'Podemos alterar estes termos. A nova versão aparece aqui com a sua data e, se a mudança for importante e tiver conta, avisamos por e-mail com 30 dias de antecedência.',
    ],
  },
  {
    id: 'litigios',
    title: 'Lei e litígios',
    parts: [
      'Estes termos regem-se pela lei portuguesa. São competentes os tribunais portugueses, sem prejuízo das regras que protegem quem consome.',
      [
        'Pode reclamar no ',
        { text: 'Livro de Reclamações eletrónico', to: brand.complaintsBookUrl },
        '. Respondemos no prazo de 15 dias úteis.',
      ],
      [
        'Em caso de litígio de consumo, pode recorrer a uma entidade de resolução alternativa de litígios (Lei n.º 144/2015). A lista está no ',
        { text: 'Portal do Consumidor', to: 'https://www.consumidor.gov.pt/' },
        '. A plataforma europeia de resolução de litígios em linha deixou de receber reclamações em 2025.',
      ],
    ],
  },
  {
    id: 'contacto',
    title: 'Contacto',
    parts: [
      [
        'Escreva para ',
        mailto(email.contact),
        ', telefone para ',
        { text: company.phone, to: `tel:${company.phone.replaceAll(' ', '')}` },
        ' ou use a página ',
        { text: 'Entrar em contacto', to: routes.contact },
        '.',
      ],
    ],
  },
];
