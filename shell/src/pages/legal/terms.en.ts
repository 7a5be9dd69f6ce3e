import { brand, routes } from 'shared-contracts';
import { mailto, type LegalSection } from './legal-text';

const { company, email, name } = brand;

/** To be reviewed by a lawyer before a real site opens. */
export const terms: readonly LegalSection[] = [
  {
    id: 'servico',
    title: 'What the service is',
    parts: [
      `${name} is a site with jobs at companies in Portugal. It belongs to ${company.legalName}, tax number ${company.taxNumber}, with its registered office at ${company.address} (“we”).`,
      'We show jobs, hand applications to the companies and help to follow them. We are no party to the recruiting, nor to an employment contract that may come of it, and we guarantee neither interviews nor placements.',
      'By using the site, you accept these terms. If you do not agree with them, do not use it.',
    ],
  },
  {
    id: 'gratuito',
    title: 'Free for people looking for work',
    parts: [
      'Looking for jobs, applying, having an account and getting alerts cost nothing, and no company may charge for an application made here. If somebody asks you for money in the name of a job, do not pay, and tell us.',
      'You can apply without an account. The account is for keeping resumes and jobs, following applications and seeing interviews.',
    ],
  },
  {
    id: 'candidatos',
    title: 'What we ask of you',
    parts: [
      {
        list: [
          'Give true information and send only documents of your own.',
          'Keep your password and the links that you get by email to yourself: whoever has them can act in your name. If you suspect that somebody else uses them, tell us.',
          'Do not use the site to copy jobs in bulk, to advertise, to exploit security flaws or to disturb the service.',
          'Be of the minimum age that Portuguese law demands for work.',
        ],
      },
      'We may suspend an account that breaks these rules. We explain why and hear your side, except where the law or the safety of others does not allow it.',
    ],
  },
  {
    id: 'ofertas',
    title: 'The jobs',
    parts: [
      'The company that posts a job is responsible for its text. Adverts have to respect the law, including gender equality and non-discrimination. We take down what breaks it as soon as we know.',
      [
        'If a job seems false, unlawful or already closed to you, tell us on the page ',
        { text: 'Get in touch', to: routes.contact },
        '.',
      ],
    ],
  },
  {
    id: 'ordem',
    title: 'How we order the results',
    parts: [
      {
        list: [
          'Most relevant: first the jobs with the mark “Featured”, which are paid placement: the company paid for that place, for a limited time. Then the words of the search count. The title weighs more than company, area, city and description, and the exact word more than a similar one. Then come the newest.',
          'Best match: the same order, without preferring featured jobs.',
          'Newest: by date of publication.',
          'Highest pay: first the jobs with comparable pay, from the highest to the lowest; then the others, newest first.',
        ],
      },
      'The order is the same for everybody: it does not depend on your profile, your applications or what you have seen.',
    ],
  },
  {
    id: 'propriedade',
    title: 'Intellectual property',
    parts: [
      `The brand ${name}, the design and the code of the site are ours or used under licence. Jobs and logos belong to the companies.`,
      'Your resume and what you write remain yours. You only allow us to keep them and to pass them on to the company you apply to.',
    ],
  },
  {
    id: 'responsabilidade',
    title: 'Liability',
    parts: [
      'We work for the site to be always available and correct, but it may fail or stop for maintenance. We do not answer for the content of the jobs, for the decisions of the companies or for other sites that are linked to.',
      'Nothing in these terms limits liability for intent or gross negligence, nor the rights that the law gives you and that cannot be waived.',
    ],
  },
  {
    id: 'dados',
    title: 'Personal data',
    parts: [
      [
        'The ',
        { text: 'Privacy policy', to: routes.privacy },
        ' explains which data we process, why and for how long.',
      ],
    ],
  },
  {
    id: 'fim',
    title: 'End of the account, and changes',
    parts: [
      [
        'You can stop using the service and delete the account at any time, in the profile or at ',
        mailto(email.privacy),
        '.',
      ],
      'We may change these terms. The new version appears here with its date and, if the change is important and you have an account, we tell you by email 30 days ahead.',
    ],
  },
  {
    id: 'litigios',
    title: 'Law and disputes',
    parts: [
      'These terms are governed by Portuguese law. The Portuguese courts have jurisdiction, without prejudice to the rules that protect consumers.',
      [
        'You can complain in the ',
        { text: 'electronic complaints book', to: brand.complaintsBookUrl },
        '. We answer within 15 working days.',
      ],
      [
        'In a consumer dispute, you can turn to a body for alternative dispute resolution (Law 144/2015). The list is on the ',
        { text: 'Consumer Portal', to: 'https://www.consumidor.gov.pt/' },
        '. The European platform for online dispute resolution stopped taking complaints in 2025.',
      ],
    ],
  },
  {
    id: 'contacto',
    title: 'Contact',
    parts: [
      [
        'Write to ',
        mailto(email.contact),
        ', call ',
        { text: company.phone, to: `tel:${company.phone.replaceAll(' ', '')}` },
        ' or use the page ',
        { text: 'Get in touch', to: routes.contact },
        '.',
      ],
    ],
  },
];
