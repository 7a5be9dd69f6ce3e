import { array, number, object, string } from 'yup';
import { languages } from '../enums.ts';
import { limits } from '../limits.ts';
import { emailAddress, lowered, text } from './text.ts';

const uuid = () => lowered().uuid('validation.id');

/** Text parts of `applyToJob`. Messages are translation keys of the wizard. */
export const applySchema = object({
  name: text().max(limits.applicantNameCharacters, 'validation.name'),
  email: emailAddress(),
  language: string().oneOf(languages).default('pt'),
  saveResume: string().oneOf(['true', 'false']),
  resumeName: text().max(limits.resumeNameCharacters, 'validation.resumeName'),
  replaces: uuid(),
  replacesKey: uuid(),
  resumeId: uuid(),
}).noUnknown();

/** What a visitor may leave about themselves, as the wizard's form holds it. */
export const applicantSchema = applySchema.pick(['name', 'email']);

/** Body of `answerJobQuestions`. Which answers are required depends on the job, so the service says it. */
export const questionAnswersSchema = object({
  resumeId: uuid(),
  answers: array()
    .of(
      object({
        questionId: number().integer().min(1).max(2_147_483_647).required(),
        answer: text().max(limits.answerCharacters, 'validation.answer').default(''),
      }).noUnknown(),
    )
    .max(limits.answers)
    .default([]),
}).noUnknown();
