import {
  Container,
  ErrorPanel,
  onDemand,
  Skeleton,
  useMarkUnreadable,
  useTranslation,
  type WaitingProps,
} from 'platform';

/** The page is loaded on demand, and the server renders no content for it: the choice of jobs requires scripts. */
export const ComparisonPage = onDemand({
  load: async () => (await import(/* webpackChunkName: "job-tools" */ './ComparisonPage')).ComparisonPage,
  isWanted: () => true,
  ahead: false,
  Waiting,
});

function Waiting({ hasFailed, isAsking, retry }: WaitingProps) {
  const { t } = useTranslation('common');
  useMarkUnreadable();
  return (
    <Container>
      {hasFailed ? (
        <ErrorPanel title={t('error.title')} text={t('remote.failed')} onRetry={retry} busy={isAsking} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="100vh" shape="tile" />
        </div>
      )}
    </Container>
  );
}
