import type { ReactNode } from 'react';
import { Button, ButtonLink, EmptyState, useFormat, useSession, useTranslation } from 'platform';
import { accountHref } from 'shared-contracts';

interface AlreadyAppliedProps {
  /** ISO 8601; null if only the account's record exists. */
  at: string | null;
  heading: 'h1' | 'h3';
  /** Starts an application of another person; null for an account. */
  onOther: (() => void) | null;
  actions: ReactNode;
}

/** Shown instead of the form if an application for the job exists. */
export function AlreadyApplied({ at, heading, onOther, actions }: AlreadyAppliedProps) {
  const { t } = useTranslation('mfe-apply');
  const { date } = useFormat();
  const isSignedIn = useSession().status === 'authenticated';
  return (
    <EmptyState
      illustration="application-sent"
      heading={heading}
      title={t('already.title')}
      text={at === null ? t('already.inAccount') : t('already.text', { date: date(at) })}
      actions={
        <>
          {actions}
          {onOther !== null && (
            <Button variant="quiet" size="lg" onClick={onOther}>
              {t('already.other')}
            </Button>
          )}
          {isSignedIn && (
            <ButtonLink size="lg" to={accountHref('applications')}>
              {t('already.account')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
