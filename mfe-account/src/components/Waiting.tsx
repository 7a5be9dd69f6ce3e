import { useEffect, useState, type ReactNode } from 'react';
import { ErrorPanel, Note, Skeleton, styled, useTranslation, VisuallyHidden, type WaitingProps } from 'platform';
import { useFocusHandedOn } from './focus';

/** As high as most pages, so that the footer stays where it is. */
const Frame = styled.div`
  min-height: 100vh;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-5);
`;

/** Milliseconds until the skeleton, and until it is said that it takes long: the same as for a remote. */
const loadingAfter = 150;
const slowAfter = 4000;

interface Props extends WaitingProps {
  /** Known properties of the content before its code is loaded. */
  heading?: ReactNode;
}

/** Stands where a part of the account will be once its code has come. */
export function Waiting({ hasFailed, isAsking, retry, heading }: Props) {
  const { t } = useTranslation('common');
  const frame = useFocusHandedOn();
  return (
    <Frame ref={frame}>
      {heading}
      <Content>
        {hasFailed ? (
          <ErrorPanel title={t('error.title')} text={t('remote.failed')} onRetry={retry} busy={isAsking} />
        ) : (
          <Coming />
        )}
      </Content>
    </Frame>
  );
}

function Coming() {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<'nothing' | 'loading' | 'slow'>('nothing');
  useEffect(() => {
    const timers = [setTimeout(() => setShown('loading'), loadingAfter), setTimeout(() => setShown('slow'), slowAfter)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  if (shown === 'nothing') return null;
  return (
    <>
      {shown === 'slow' && <Note tone="warning" role="status" title={t('remote.slow')} />}
      <div aria-busy="true">
        {shown === 'loading' && <VisuallyHidden role="status">{t('remote.loading')}</VisuallyHidden>}
        <Skeleton height="20rem" shape="tile" />
      </div>
    </>
  );
}
