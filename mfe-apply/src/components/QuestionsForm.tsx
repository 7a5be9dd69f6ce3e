import type { MouseEvent } from 'react';
import { Button, styled, useTranslation } from 'platform';
import { FormAlert, TextArea } from 'platform/forms';
import type { JobQuestion } from 'shared-contracts';
import { FormFoot } from './FormFoot';
import { useQuestionsForm, type QuestionsFormProps } from './useQuestionsForm';

const Links = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-1);
`;

interface MissingAnswersProps {
  questions: readonly JobQuestion[];
  fieldId: (questionId: number) => string;
}

/** Links to the required questions without an answer. */
export function MissingAnswers({ questions, fieldId }: MissingAnswersProps) {
  const { t } = useTranslation('mfe-apply');
  // The address does not change, because the wizard stores its step in the history.
  const focusField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <FormAlert title={t('questions.missing')}>
      <Links>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${fieldId(id)}`} onClick={(event) => focusField(event, fieldId(id))}>
              {question}
            </a>
          </li>
        ))}
      </Links>
    </FormAlert>
  );
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
          {failure.isTemporary && (
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
