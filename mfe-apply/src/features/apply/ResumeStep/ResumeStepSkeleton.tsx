import { useContext } from 'react';
import { Skeleton, styled, useTranslation, VisuallyHidden } from 'platform';
import { StepPlaceContext } from '../StepTitle';

/** On the page as high as the window, so that the footer does not move when the form replaces it. */
const Rows = styled.div<{ $isPage: boolean }>`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  min-height: ${({ $isPage }) => ($isPage ? '100vh' : '0')};
`;

/** In the shape of the stored resumes: the switch, two resumes and the button. */
export function ResumeStepSkeleton() {
  const { t } = useTranslation('mfe-apply');
  const isPage = useContext(StepPlaceContext).heading === 'h1';
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('source.loading')}</VisuallyHidden>
      <Rows $isPage={isPage} aria-hidden="true">
        <Skeleton height="52px" shape="tile" />
        <Skeleton height="72px" shape="tile" />
        <Skeleton height="72px" shape="tile" />
        <Skeleton height="48px" shape="tile" />
      </Rows>
    </div>
  );
}
