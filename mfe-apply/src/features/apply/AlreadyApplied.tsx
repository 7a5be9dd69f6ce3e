import type { ReactNode } from 'react';
import { EmptyState, useFormat, useTranslation } from 'platform';

interface AlreadyAppliedProps {
  /** ISO 8601. */
  at: string;
  heading: 'h1' | 'h3';
  actions: ReactNode;
}

/** Nobody applies twice for the same job. */
export function AlreadyApplied({ at, heading, actions }: AlreadyAppliedProps) {
  const { t } = useTranslation('mfe-apply');
  const { date } = useFormat();
  return (
    <EmptyState
      illustration="application-sent"
      heading={heading}
      title={t('already.title')}
      text={t('already.text', { date: date(at) })}
      actions={actions}
    />
  );
}
