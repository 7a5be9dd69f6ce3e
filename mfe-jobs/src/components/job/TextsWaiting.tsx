import { css, ErrorPanel, keyframes, Skeleton, styled, useTranslation, VisuallyHidden } from 'platform';
import type { JobState } from './useJob';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Invisible for 150 ms, so that a fast response shows no placeholder. */
export const late = css`
  animation: ${appear} 150ms steps(1, end);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-4);
  ${late}
`;

const lines = ['30%', '96%', '90%', '75%', '36%', '92%', '88%', '60%'];

/** In the place of a job's texts: a placeholder, or the error of their request. */
export function TextsWaiting({ state }: { state: JobState }) {
  const { t } = useTranslation('mfe-jobs');
  if (state.status === 'failed') {
    return <ErrorPanel title={t('detail.error.title')} text={t('detail.error.text')} onRetry={state.retry} />;
  }
  return (
    <>
      <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>
      <Lines aria-hidden="true">
        {lines.map((width) => (
          <Skeleton key={width} width={width} height="1rem" />
        ))}
      </Lines>
    </>
  );
}
