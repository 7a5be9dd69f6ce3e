import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, Icon, IconButton, Illustration, useLanguage, type ValueStore } from 'platform';
import { PlatformProviders, type PageServices } from 'platform/shell';
import type { Language } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { markDocumentLoads, watchWaits, type SlowWait } from './watch-waits';
import * as S from './SlowNotice.styles';

const texts: Record<Language, typeof pt> = { pt, en };

interface SlowNoticeProps {
  wait: ValueStore<SlowWait>;
  /** Loads the page again. */
  retry: () => void;
}

/** Says that a wait takes longer than usual, over the page. Announced once per wait, politely. */
export function SlowNotice({ wait, retry }: SlowNoticeProps) {
  const { slow } = texts[useLanguage().language];
  const current = useSyncExternalStore(wait.subscribe, wait.get);
  const [isClosed, setClosed] = useState(false);
  if (current === null && isClosed) setClosed(false);
  const isShown = current !== null && !isClosed;
  const words = isShown && (
    <>
      <S.Title>{slow.title}</S.Title>
      <S.Text>{slow.text}</S.Text>
    </>
  );
  const Frame = isShown ? S.Card : 'div';
  return (
    <S.Place {...(isShown && { role: 'region', 'aria-label': slow.title })}>
      <Frame>
        {isShown && <Illustration name="slow" size="fill" />}
        <div>
          <div role="status">{words}</div>
          {isShown && current === 'content' && (
            <S.Actions>
              <Button variant="secondary" size="sm" onClick={retry}>
                {slow.retry}
              </Button>
            </S.Actions>
          )}
        </div>
        {isShown && (
          <S.Close>
            <IconButton size="sm" label={slow.close} onClick={() => setClosed(true)}>
              <Icon name="close" size="sm" />
            </IconButton>
          </S.Close>
        )}
      </Frame>
    </S.Place>
  );
}

/** Adds the notice to the page, in its own root. */
export function addSlowNotice(services: PageServices): void {
  const place = document.createElement('div');
  document.body.append(place);
  markDocumentLoads(window);
  createRoot(place, { onUncaughtError: (error) => services.telemetry.report('shell', error) }).render(
    <PlatformProviders services={services}>
      <SlowNotice wait={watchWaits(document)} retry={() => window.location.reload()} />
    </PlatformProviders>,
  );
}
