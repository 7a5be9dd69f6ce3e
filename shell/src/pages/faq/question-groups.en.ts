import { brand, routes } from 'shared-contracts';
import type { QuestionGroup } from './Questions';

/** From the spec: resumes stored in the account. */
const resumes = 3;

export const questionGroups: readonly QuestionGroup[] = [
  {
    title: 'Applications',
    questions: [
      {
        question: 'Do I have to register to apply?',
        answer:
          "No. Open the job, send your resume as a PDF and answer the company's questions, if there are any. Registration is free; with it you can keep resumes, save jobs and follow your applications.",
        more: { label: 'See the jobs', to: routes.jobs },
      },
      {
        question: 'Which files can I send?',
        answer:
          'A resume as a PDF of 5 MB at most. We check the file before it is sent and tell you if something is wrong.',
      },
      {
        question: 'Can I stop halfway and continue later?',
        answer:
          'Yes. What you filled in is kept in this browser for 30 days, so that you can continue where you stopped. On a shared computer, finish or restart the application before you leave.',
      },
      {
        question: 'I applied without an account. How do I follow or withdraw the application?',
        answer:
          'If you gave your email address when you applied, you got a link that shows the application and lets you withdraw it. If you did not, write to us.',
        more: { label: 'Get in touch', to: routes.contact },
      },
    ],
  },
  {
    title: 'Account',
    questions: [
      {
        question: 'What do I get with an account?',
        answer: `You can keep up to ${resumes} resumes, save your favourite jobs, follow your applications, and see the date and time of your interviews in your profile.`,
      },
      {
        question: 'How many resumes can I keep?',
        answer: `Up to ${resumes}. One of them is the default, which you can change at any time. To keep another one, remove one of those that you have first.`,
      },
      {
        question: 'Where do I see my interviews?',
        answer:
          'In your profile, under Interviews: the date, the time, the type of interview and who leads it. If you cannot come, you can cancel it there.',
      },
    ],
  },
  {
    title: 'Jobs and alerts',
    questions: [
      {
        question: 'What types of jobs are there?',
        answer:
          'Full-time, part-time, weekends, partly remote and remote. In the search you can choose one or several, and add the city, the area, the experience and the date.',
        more: { label: 'Search jobs', to: routes.jobs },
      },
      {
        question: 'How often do I get alerts?',
        answer:
          'By email, every week or every month, as you prefer. You choose the areas that interest you, and every email has a link to unsubscribe.',
      },
      {
        question: 'What does “Featured” on a job mean?',
        answer:
          'That the company paid for the job to be shown first under “Most relevant”. You can choose another order: best match, newest or highest pay.',
      },
    ],
  },
  {
    title: 'Personal data',
    questions: [
      {
        question: 'What happens to my data when I apply?',
        answer:
          'Your resume and your answers go only to the company of the job, through the recruiting system it uses. We neither sell data nor use it for advertising.',
        more: { label: 'Read the privacy policy', to: routes.privacy },
      },
      {
        question: 'How do I ask for a copy or the deletion of my data?',
        answer: `Write to ${brand.email.privacy}. We answer within 1 month.`,
      },
    ],
  },
];
