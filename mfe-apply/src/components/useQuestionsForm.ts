import { useEffect, useEffectEvent, useId, useState, type FormEvent, type ReactNode } from 'react';
import { isApiError, useFormat, useTranslation } from 'platform';
import { useFormik } from 'platform/forms';
import { countCharacters, isOneOf, limits, type ApplicationReceipt, type JobQuestion } from 'shared-contracts';
import { useAnswerJobQuestionsMutation } from '../apply.api';
import { useFailure, type Failure } from './useFailure';

export type Answers = Readonly<Record<string, string>>;

export interface QuestionsFormProps {
  questions: readonly JobQuestion[];
  /** The job that asks the questions, and the application that the answers belong to. */
  jobId: number;
  resumeId: string;
  /** Answers of the draft. */
  initial?: Answers;
  onChange?: (answers: Answers) => void;
  /** `receipt` is null if the API already has other answers, which it keeps. */
  onAnswered: (receipt: ApplicationReceipt | null) => void;
  /** Action that is offered if the application no longer exists. */
  lostAction?: ReactNode;
  /** Button beside the submit button. */
  back?: ReactNode;
  submitLabel: string;
}

const lostCodes = ['application_not_found', 'application_withdrawn'] as const;

type Problem = 'missing' | 'long';

const initialAnswers = (questions: readonly JobQuestion[], initial: Answers = {}): Record<string, string> =>
  Object.fromEntries(questions.map(({ id }) => [String(id), initial[id] ?? '']));

function check(questions: readonly JobQuestion[], answers: Answers): Record<string, Problem> {
  const problemOf = ({ id, required }: JobQuestion): Problem | null => {
    const answer = (answers[id] ?? '').trim();
    if (countCharacters(answer) > limits.answerCharacters) return 'long';
    return required && answer === '' ? 'missing' : null;
  };
  const found = questions.map((question) => [String(question.id), problemOf(question)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== null));
}

/** Answers with text, trimmed. */
const toBody = (answers: Answers) =>
  Object.entries(answers)
    .map(([id, answer]) => ({ questionId: Number(id), answer: answer.trim() }))
    .filter(({ answer }) => answer !== '');

export function useQuestionsForm(props: QuestionsFormProps) {
  const { questions, jobId, resumeId, initial, onChange, onAnswered } = props;
  const [send] = useAnswerJobQuestionsMutation();
  const explain = useFailure();
  const id = useId();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [lost, setLost] = useState(false);
  /** Ids of required questions without an answer, from the API or from the last submit. */
  const [missingIds, setMissingIds] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);

  const sendAnswers = async (answers: Answers) => {
    setFailure(null);
    const result = await send({ id: String(jobId), body: { resumeId, answers: toBody(answers) } });
    if (result.error === undefined) return onAnswered(result.data);
    const { code, fields = {} } = isApiError(result.error) ? result.error.data : { code: 'unreadable' };
    if (code === 'already_answered') return onAnswered(null);
    const named = Object.keys(fields).filter((key) => key in answers);
    setAttempt((count) => count + 1);
    if (code === 'answers_missing' && named.length > 0) return setMissingIds(named);
    setLost(isOneOf(lostCodes, code));
    setFailure(explain(result.error, 'answers'));
  };
  const form = useFormik({
    initialValues: initialAnswers(questions, initial),
    validate: (answers) => check(questions, answers),
    onSubmit: sendAnswers,
  });

  const notifyChange = useEffectEvent((answers: Answers) => onChange?.(answers));
  const { values } = form;
  useEffect(() => notifyChange(values), [values]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    const problems = check(questions, values);
    setMissingIds(Object.keys(problems).filter((key) => problems[key] === 'missing'));
    setAttempt((count) => count + 1);
    form.handleSubmit();
  };

  const isBlank = (key: string) => (values[key] ?? '').trim() === '';
  return {
    form,
    submit,
    failure,
    lost,
    attempt,
    missing: questions.filter((question) => missingIds.includes(String(question.id)) && isBlank(String(question.id))),
    fieldId: (questionId: number) => `${id}-${questionId}`,
    errorOf: useErrorText(form, missingIds, isBlank),
  };
}

type QuestionsFormik = Pick<ReturnType<typeof useFormik<Record<string, string>>>, 'values' | 'errors' | 'touched'>;

function useErrorText(form: QuestionsFormik, missingIds: readonly string[], isBlank: (key: string) => boolean) {
  const { t } = useTranslation('mfe-apply');
  const { number } = useFormat();
  return (questionId: number): string | undefined => {
    const key = String(questionId);
    const problem = form.touched[key] ? form.errors[key] : undefined;
    if (problem === 'long') {
      const given = countCharacters((form.values[key] ?? '').trim());
      return t('questions.tooLong', { limit: number(limits.answerCharacters), given: number(given) });
    }
    const isMissing = problem === 'missing' || (missingIds.includes(key) && isBlank(key));
    return isMissing ? t('questions.answerMissing') : undefined;
  };
}
