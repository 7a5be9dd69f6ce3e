import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Note } from '../ui/Note/Note';

const Frame = styled.div`
  border-radius: var(--radius-md);

  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

interface FormAlertProps {
  title: string;
  children?: ReactNode;
}

/** Alert above a form that cannot be sent. It takes focus when it appears. */
export function FormAlert({ title, children }: FormAlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <Note tone="danger" title={title}>
        {children}
      </Note>
    </Frame>
  );
}

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
