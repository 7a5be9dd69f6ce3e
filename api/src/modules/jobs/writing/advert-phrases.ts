import { PhraseBeginnings, phraseList } from 'shared-contracts';

// Beginnings of sentences in Portuguese and English, folded (see `foldAdvert`).

/** Sentences that say what the work is. */
export const taskBeginnings = new PhraseBeginnings(
  phraseList(`
    vai, vais, ira, iras, tera a seu cargo, tera como, teras como, sera responsavel, seras
    responsavel, ficara responsavel, ficaras responsavel, sera da sua responsabilidade, a sua
    funcao, a tua funcao, a funcao consiste, o trabalho consiste, as suas funcoes, as tuas funcoes,
    no dia a dia, no seu dia a dia, no teu dia a dia, nesta funcao, you will, you'll, your role,
    your job, in this role, the role involves, the job involves, as part of your role
  `),
);

/** Sentences of this kind that are about pay and conditions, not about the work. */
export const otherBeginnings = new PhraseBeginnings(
  phraseList(`
    vai receber, ira receber, vai ter, ira ter, vai encontrar, vai ganhar, you will get, you'll get,
    you will receive, you'll receive, you will have, you'll have, you will need, you'll need
  `),
);

/** First words that look like infinitives and do not begin a task: requirements ("Ter carta") and nouns. */
export const notTasks: ReadonlySet<string> = new Set(
  phraseList(`
    ter, ser, estar, haver, saber, gostar, possuir, dominar, querer, poder, dever, residir,
    auxiliar, lugar, popular, particular, familiar, militar, escolar, hospitalar, titular, regular,
    similar, their, chair, clear, repair
  `),
);

/** Infinitives in -er; other words in -er are mostly English nouns. */
export const infinitives: ReadonlySet<string> = new Set(
  phraseList(`
    atender, receber, fazer, vender, manter, responder, escrever, desenvolver, promover, proceder,
    estabelecer, fornecer, recolher, defender, acolher, resolver, ler, mover, encher
  `),
);

/** Sentences about the company. */
export const companyBeginnings = new PhraseBeginnings(
  phraseList(`
    somos, nascemos, existimos, comecamos, fundada, fundado, fundadas, criada em, criado em, a nossa
    empresa, a nossa historia, a nossa missao, a nossa visao, os nossos valores, a empresa, o grupo,
    com mais de, com cerca de, ha mais de, sediada, sediado, empresa lider, empresa de referencia,
    we are, we're, founded, established, our company, our mission, our story, our vision, our
    values, with over, with more than, for over, for more than, headquartered, the company, there
    are
  `),
);

/** Words for what a company is: "A Vela é uma empresa …". */
export const companyNouns: ReadonlySet<string> = new Set(
  phraseList(`
    empresa, grupo, marca, cadeia, companhia, multinacional, startup, sociedade, consultora,
    agencia, fabrica, associacao, instituicao, clinica, hospital, escola, hotel, restaurante, lider,
    referencia, company, group, leader, leading, agency, organisation, organization, consultancy,
    brand, provider, manufacturer
  `),
);

/** Words of a sentence that is about the job even if its subject is the company. */
export const recruitingWords: ReadonlySet<string> = new Set(
  phraseList(`
    procura, procuramos, recruta, recrutamos, contrata, contratamos, contratar, recrutar, admite,
    admitimos, seleciona, selecionamos, looking, hiring, seeking, recruiting
  `),
);
