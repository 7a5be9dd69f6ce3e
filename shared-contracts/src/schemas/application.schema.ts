import { languages } from '../enums.ts';
import { limits } from '../limits.ts';
import { emailAddress, line, lowered, text } from './text.ts';
import { choice, list, request, rowId } from './values.ts';

const uuid = () => lowered('validation.id').uuid('validation.id');

/** Text parts of `applyToJob`. Messages are translation keys of the wizard. */
export const applySchema = request({
  name: line().max(limits.applicantNameCharacters, 'validation.nameTooLong'),
  email: emailAddress(),
  language: choice(languages, 'validation.language').default('pt'),
  saveResume: choice(['true', 'false'], 'validation.choice'),
  resumeName: line().max(limits.resumeNameCharacters, 'validation.resumeName'),
  replaces: uuid(),
  replacesKey: uuid(),
  resumeId: uuid(),
});

/** Contact fields of a visitor in the wizard's form. */
export const applicantSchema = applySchema.pick(['name', 'email']);

/** Body of `addApplicantEmail`. */
export const applicantEmailSchema = request({ email: emailAddress().required('validation.email') });

/** Body of `claimApplication`. */
export const applicationClaimSchema = request({ token: text().required('validation.id').max(200, 'validation.id') });

const answer = request({
  questionId: rowId(),
  answer: text().max(limits.answerCharacters, 'validation.answer').default(''),
});

/** Body of `answerJobQuestions`. The service checks required answers, which depend on the job. */
export const questionAnswersSchema = request({
  resumeId: uuid(),
  answers: list(answer, limits.answers, 'validation.answers').default([]),
});
