import { styled, useTranslation } from 'platform';
import type { JobSearchPage } from 'shared-contracts';

const Line = styled.p`
  margin-bottom: var(--space-4);
  color: var(--color-text-muted);

  strong {
    font-weight: 600;
    color: var(--color-text);
  }
`;

/** The nearest spelling is never taken silently. */
export function SpellingCorrection({ correction }: { correction: NonNullable<JobSearchPage['correction']> }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <Line>
      <strong>{t('search.correction.used', { used: correction.used })}</strong>{' '}
      {t('search.correction.asked', { asked: correction.asked })}
    </Line>
  );
}
