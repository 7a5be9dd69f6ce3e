import type { MouseEvent } from 'react';
import { styled, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import type { JobQuestion } from 'shared-contracts';

const Links = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-1);
`;

interface MissingAnswersProps {
  questions: readonly JobQuestion[];
  fieldId: (questionId: number) => string;
}

/** What is still missing, with the way there. */
export function MissingAnswers({ questions, fieldId }: MissingAnswersProps) {
  const { t } = useTranslation('mfe-apply');
  // The address does not change, because the wizard stores its step in the history.
  const lead = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <FormAlert title={t('questions.missing')}>
      <Links>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${fieldId(id)}`} onClick={(event) => lead(event, fieldId(id))}>
              {question}
            </a>
          </li>
        ))}
      </Links>
    </FormAlert>
  );
}
