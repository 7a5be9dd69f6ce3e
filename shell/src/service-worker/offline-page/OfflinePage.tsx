import { ButtonLink, Container, EmptyState, useTranslation } from 'platform';
import { LogoHeader } from '../../layout/LogoHeader/LogoHeader';
import { keptListId, retryAddress } from './fill-offline-page';
import * as S from './OfflinePage.styles';

export const offlineTexts = 'shell-offline';

/**
 * What the service worker answers where nothing else is at hand. Only rendered by the server, and read without any
 * script; the worker fills in the address that was asked for and the list.
 */
export function OfflinePage() {
  const { t } = useTranslation(offlineTexts);
  return (
    <>
      <LogoHeader />
      <main>
        <Container width="text">
          <EmptyState
            heading="h1"
            illustration="offline"
            title={t('title')}
            text={t('text')}
            actions={<ButtonLink to={retryAddress}>{t('retry')}</ButtonLink>}
          />
          <S.Kept aria-labelledby="kept-title">
            <S.Title id="kept-title">{t('kept')}</S.Title>
            <S.List id={keptListId} />
          </S.Kept>
        </Container>
      </main>
    </>
  );
}
