import { Skeleton, styled, useTranslation, VisuallyHidden } from 'platform';

const Rows = styled.div`
  display: grid;
  gap: var(--space-3);
`;

/** In the shape of the stored resumes: the lead text, the switch, two resumes and the button. */
export function ResumeStepSkeleton() {
  const { t } = useTranslation('mfe-apply');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('source.loading')}</VisuallyHidden>
      <Rows aria-hidden="true">
        <Skeleton width="70%" />
        <Skeleton height="52px" shape="tile" />
        <Skeleton height="72px" shape="tile" />
        <Skeleton height="72px" shape="tile" />
        <Skeleton height="48px" shape="tile" />
      </Rows>
    </div>
  );
}
