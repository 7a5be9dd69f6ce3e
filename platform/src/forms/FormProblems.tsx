import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormAlert } from './FormAlert';

const Links = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-1);
`;

interface FormProblemsProps {
  /** Field errors with the field ids. */
  problems: readonly { id: string; text: string }[];
  /** Error message of the last submission. */
  failure: string | null;
  failureTitle: string;
  /** Each attempt renders a new alert, even with the same text. */
  attempt: number;
}

/** Error summary above a form: links to invalid fields, or the reason of a failed submission. */
export function FormProblems({ problems, failure, failureTitle, attempt }: FormProblemsProps) {
  const { t } = useTranslation('common');
  if (failure !== null) {
    return (
      <FormAlert key={attempt} title={failureTitle}>
        {failure}
      </FormAlert>
    );
  }
  if (problems.length === 0) return null;
  // Do not change the URL. A hash would add a history entry.
  const focusField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <FormAlert key={attempt} title={t('form.problems')}>
      <Links>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </Links>
    </FormAlert>
  );
}
