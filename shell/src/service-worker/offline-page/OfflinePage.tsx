import { ButtonLink, Container, EmptyState, Logo, useTranslation } from 'platform';
import { routes } from 'shared-contracts';
import { cachedListId, retryAddress } from './fill-offline-page';
import type pt from './i18n/pt.json';
import * as S from './OfflinePage.styles';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'shell-offline': typeof pt;
  }
}

export const offlineTexts = 'shell-offline';

/**
 * The service worker's answer when the network and the cache have none. Rendered on the server only, and readable
 * without scripts; the worker inserts the requested address and the list.
 */
export function OfflinePage() {
  const { t } = useTranslation(offlineTexts);
  return (
    <>
      <S.Header>
        <Container>
          <S.Brand to={routes.home}>
            <Logo variant="onGreen" />
          </S.Brand>
        </Container>
      </S.Header>
      <main>
        <Container width="text">
          <EmptyState
            heading="h1"
            illustration="offline"
            title={t('title')}
            text={t('text')}
            actions={<ButtonLink to={retryAddress}>{t('retry')}</ButtonLink>}
          />
          <S.CachedPages aria-labelledby="kept-title">
            <S.Title id="kept-title">{t('kept')}</S.Title>
            <S.List as="ul" id={cachedListId} />
          </S.CachedPages>
        </Container>
      </main>
    </>
  );
}
