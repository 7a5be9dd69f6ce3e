import type { ReactNode } from 'react';
import { Button, styled, useTranslation } from 'platform';
import { FormAlert, TextArea } from 'platform/forms';
import type { ApplicationReceipt, JobQuestion } from 'shared-contracts';
import { FormFoot } from '../FormFoot';
import { MissingAnswers } from './MissingAnswers';
import { useQuestionsForm } from './useQuestionsForm';

export type Answers = Readonly<Record<string, string>>;

export interface QuestionsFormProps {
  questions: readonly JobQuestion[];
  /** Whose questions they are, and the application that they belong to. */
  jobId: number;
  resumeId: string;
  /** What was written before. */
  initial?: Answers;
  onChange?: (answers: Answers) => void;
  /** Null where the API had other answers already, which count. */
  onAnswered: (receipt: ApplicationReceipt | null) => void;
  /** Action that is offered if the application no longer exists. */
  lostAction?: ReactNode;
  /** The way back, beside the one on. */
  back?: ReactNode;
  submitLabel: string;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const rows = 4;

/** A company's questions, to be answered with an application or after it. */
export function QuestionsForm(props: QuestionsFormProps) {
  const { t } = useTranslation('mfe-apply');
  const { questions, back, submitLabel, lostAction } = props;
  const { form, submit, failure, lost, missing, attempt, fieldId, errorOf } = useQuestionsForm(props);
  return (
    <Form method="post" noValidate onSubmit={submit}>
      {missing.length > 0 && <MissingAnswers key={attempt} questions={missing} fieldId={fieldId} />}
      {failure !== null && (
        <FormAlert key={`failure-${attempt}`} title={failure.text}>
          {failure.isPassing && (
            <Button variant="secondary" size="sm" type="submit">
              {t('retry')}
            </Button>
          )}
          {lost && lostAction}
        </FormAlert>
      )}
      {questions.map(({ id, question, required }) => (
        <TextArea
          key={id}
          {...form.getFieldProps(String(id))}
          id={fieldId(id)}
          label={question}
          optional={!required}
          rows={rows}
          error={errorOf(id)}
          aria-required={required}
        />
      ))}
      <FormFoot>
        {back}
        <Button type="submit" size="lg" busy={form.isSubmitting}>
          {submitLabel}
        </Button>
      </FormFoot>
    </Form>
  );
}
