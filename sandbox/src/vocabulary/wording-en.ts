import type { Wording } from './wording.types.ts';

const levelWords = { entry: '', junior: 'Junior ', mid: '', senior: 'Senior ', expert: 'Principal ' } as const;

export const english: Wording = {
  language: 'en',
  companyForms: ({ name }) => ({ empresa: name, Empresa: name }),
  within: ({ name }) => `in ${name === 'Lisboa' ? 'Lisbon' : name}`,
  levelled: (title, level) => `${levelWords[level]}${title}`,
  internship: (title) => `${title} Internship`,
  partTime: 'Part-time',
  weekend: 'Weekends',
  taskHeadings: ['What you will do', 'Your role', 'Responsibilities', 'Day to day'],
  companyIntroductions: [
    '{Empresa} is a Portuguese company of {pessoas} people with its main office {sede}. Half of our customers are abroad, so English is our working language.',
    'We are {pessoas} people from fourteen countries. {Empresa} started {sede} and works for customers across Europe.',
    '{Empresa} works from Portugal for customers in Germany, the Netherlands and the United Kingdom. There are {pessoas} of us.',
  ],
  forClient: ' We are hiring for one of our customers.',
  experience: {
    entry: ['No experience needed: we train you.', 'This can be your first job; curiosity counts most.'],
    junior: [
      'Up to two years of experience, or a recent degree.',
      'About a year in a similar role; internships count.',
    ],
    mid: [
      'Two to four years in a similar role.',
      'Enough experience to work on your own, usually three years or more.',
    ],
    senior: [
      'Five years or more, part of them responsible for results.',
      'Solid experience and pleasure in teaching others.',
    ],
    expert: ['Ten years or more, in demanding settings.', 'A long record, including leading people or a subject.'],
  },
  workplaces: {
    onsite: ['This role is on site, {cidade}.', 'You will work at our office {cidade}.'],
    hybrid: [
      'Hybrid: two days a week at the office {cidade}.',
      'Hybrid, with about eight office days a month {cidade}.',
    ],
    remote: [
      'Remote from anywhere in Portugal, with a week together {cidade} each quarter.',
      'Fully remote within Portugal. Our office is {cidade}.',
    ],
  },
  contracts: {
    permanent: ['Permanent contract under Portuguese law.', 'Permanent contract (sem termo).'],
    'fixed-term': ['Twelve-month contract, with a view to a permanent one.'],
    'uncertain-term': ['Contract for the duration of the current project.'],
    agency: ['Temporary agency contract, with the option to stay.'],
    'part-time': ['Part-time, 20 hours a week.'],
    weekend: ['Weekends only, 16 hours.'],
    freelance: ['Freelance, invoiced monthly, no exclusivity.'],
    project: ['Project contract, planned for nine months.'],
    'professional-internship': ['Nine-month paid internship with a mentor.'],
    'curricular-internship': ['Curricular internship, with an agreement with your school.'],
  },
  mealAllowance: ['Meal allowance of €{alimentacao} per working day, on a card'],
  benefits: [
    ['Health insurance from the first month'],
    ['25 days of holiday'],
    ['Your birthday off'],
    ['Yearly bonus tied to company results'],
    ['Portuguese lessons, paid and during working hours'],
    ['Relocation support for the first month'],
    ['Public transport pass'],
    ['A personal development plan, reviewed every year'],
  ],
  deskBenefits: [
    ['Flexible hours, with a common window from 10:00 to 16:00'],
    ['The computer of your choice'],
    ['A yearly budget of €800 for books, courses and conferences'],
    ['Up to four weeks a year working from another EU country'],
  ],
  contexts: [
    'The team is small and works in weekly steps. Meetings fit into two mornings; the rest of the time is for work.',
    'We write things down: decisions, plans and what we would do differently. New people find their way in a week.',
    'Lunch is at one, together, and usually in three languages. Nobody expects you to speak Portuguese, but many end up doing so.',
    'You will have a mentor for your first three months and a plan that you write together.',
    'Overtime is rare and counted. Holidays are for being away.',
  ],
  closings: [
    'We answer every application within ten working days.',
    'The process is two conversations: one by video, one with the team {cidade}.',
    'No cover letter needed; a resume in PDF is enough.',
    'Everyone is welcome to apply. If you need an adjustment for the interview, let us know.',
  ],
  payTexts: ['Negotiable', 'Depending on experience'],
  unpaidText: 'Curricular internship; meals and transport covered',
  questions: [
    'When could you start?',
    'How would you describe your level of English?',
    'Are you entitled to work in Portugal?',
    'What would you like to learn in this role?',
    'What is your gross salary expectation?',
  ],
};
