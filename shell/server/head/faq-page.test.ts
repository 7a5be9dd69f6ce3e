import { faqPage } from './faq-page.ts';

const questions = {
  pt: [{ question: 'Tenho de me registar?', answer: 'Não.' }],
  en: [{ question: 'Do I have to register?', answer: 'No.' }],
};

it('lists the questions and answers of the page in its language (T17)', () => {
  expect(faqPage({ questions }, 'en')).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Do I have to register?',
          acceptedAnswer: { '@type': 'Answer', text: 'No.' },
        },
      ],
    },
  ]);
});

it('is absent for a page without questions', () => {
  expect(faqPage({}, 'pt')).toEqual([]);
  expect(faqPage({ questions: { ...questions, pt: [] } }, 'pt')).toEqual([]);
});
