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
  /** What is wrong with fields, with their ids. */
  problems: readonly { id: string; text: string }[];
  /** Why the last sending failed. */
  failure: string | null;
  failureTitle: string;
  /** Another attempt is another alert, even with the same words. */
  attempt: number;
}

/** Above a form: what is wrong with it, with the way there, or why it could not be sent. */
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
  // The address stays as it is: a fragment would be a step in the history.
  const lead = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <FormAlert key={attempt} title={t('form.problems')}>
      <Links>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => lead(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </Links>
    </FormAlert>
  );
}
