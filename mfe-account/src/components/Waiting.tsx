import type { ReactNode } from 'react';
import { ErrorPanel, styled, useLoadingStage, useTranslation, VisuallyHidden, type WaitingProps } from 'platform';
import { useFocusFallback } from './focus';
import { RowsSkeleton } from './RowsSkeleton';

/** As high as most pages, so that the footer does not move. */
const Frame = styled.div`
  display: flow-root;
  min-height: 100vh;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-5);
`;

interface Props extends WaitingProps {
  /** Heading that is shown before the code is loaded. */
  heading?: ReactNode;
}

/** Placeholder while the code of a part is loading. */
export function Waiting({ hasFailed, isAsking, retry, heading }: Props) {
  const { t } = useTranslation('common');
  const frame = useFocusFallback();
  return (
    <Frame ref={frame}>
      {heading}
      <Content>
        {hasFailed ? (
          <ErrorPanel title={t('error.title')} text={t('remote.failed')} onRetry={retry} busy={isAsking} />
        ) : (
          <DelayedSkeleton />
        )}
      </Content>
    </Frame>
  );
}

function DelayedSkeleton() {
  const { t } = useTranslation('common');
  const stage = useLoadingStage();
  if (stage === null) return null;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('remote.loading')}</VisuallyHidden>
      <RowsSkeleton />
    </div>
  );
}
