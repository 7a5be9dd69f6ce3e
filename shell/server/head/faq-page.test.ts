import { faqPage } from './faq-page.ts';

const questions = {
  pt: [{ question: 'Tenho de me registar?', answer: 'Não.' }],
  en: [{ question: 'Do I have to register?', answer: 'No.' }],
};

it('says what the page asks and answers, in its language (T17)', () => {
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

it('says nothing of a page that asks nothing', () => {
  expect(faqPage({}, 'pt')).toEqual([]);
  expect(faqPage({ questions: { ...questions, pt: [] } }, 'pt')).toEqual([]);
});
