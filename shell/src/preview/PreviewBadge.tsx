import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PlatformProviders, type PageServices } from 'platform/shell';
import { platformErrorCode, type PreviewState } from 'shared-contracts';
import * as S from './PreviewBadge.styles';

/** Milliseconds for which the end of a preview is shown. */
export const noticeTime = 12_000;

/** Not in the icon set of every page. */
const flask = 'M10 4h4M11 4v5.5l-4.6 8A1.7 1.7 0 0 0 7.9 20h8.2a1.7 1.7 0 0 0 1.5-2.5l-4.6-8V4M8.5 14.5h7';

/** Codes of failures to resolve, fetch, link and evaluate a version. */
const loadFailure = /^TP-[1-4]/;

interface PreviewBadgeProps {
  preview: PreviewState;
  telemetry: Pick<PageServices['telemetry'], 'listen'>;
  /** Ends the preview: the next page is sent without it. */
  end: () => Promise<void>;
  reload: () => void;
}

/** Says which preview this browser shows, and ends it. For developers: in English. */
export function PreviewBadge({ preview, telemetry, end, reload }: PreviewBadgeProps) {
  const [isOver, setOver] = useState(false);
  const isEnded = preview.state === 'ended';
  useEffect(() => {
    const timer = isEnded ? setTimeout(() => setOver(true), noticeTime) : undefined;
    return () => clearTimeout(timer);
  }, [isEnded]);
  if (isOver) return null;
  return (
    <S.Place lang="en" aria-label="Preview">
      <S.Flask viewBox="0 0 24 24" aria-hidden="true">
        <path d={flask} />
      </S.Flask>
      {isEnded ? (
        <S.Words role="status">
          <S.Title>Preview ended; you see stable again</S.Title>
        </S.Words>
      ) : (
        <ActivePreview {...{ preview, telemetry, end, reload }} />
      )}
    </S.Place>
  );
}

interface ActivePreviewProps extends Omit<PreviewBadgeProps, 'preview'> {
  preview: PreviewState & { state: 'active' };
}

function ActivePreview({ preview, telemetry, end, reload }: ActivePreviewProps) {
  const { remote, version, endsAt, pullRequest } = preview;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isEnding = false;
    telemetry.listen(({ id, error }) => {
      const isOfRemote = id.split(/[:@]/, 1)[0] === remote;
      if (isEnding || !isOfRemote || !loadFailure.test(platformErrorCode(error) ?? '')) return;
      isEnding = true;
      setFailed(true);
      // The next page works, also if nobody resets the preview.
      void end().catch(() => {});
    });
  }, [telemetry, remote, end]);
  const reset = () => void end().then(reload, reload);
  return (
    <>
      <S.Words>
        <S.Title>
          Preview of {remote}
          {pullRequest !== null && ` (#${pullRequest})`}
        </S.Title>
        <div role="status">{failed && <S.Fact>It cannot be loaded. The next page shows stable.</S.Fact>}</div>
        {!failed && (
          <S.Fact>
            <code>{version}</code> · <span>only this browser, </span>until {clockTime(endsAt)}
          </S.Fact>
        )}
      </S.Words>
      <S.Reset type="button" onClick={reset}>
        Reset
      </S.Reset>
    </>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const clockTime = (time: string) => clock.format(new Date(time));

async function endPreview(): Promise<void> {
  await fetch('/preview/end', { method: 'POST' });
}

/** Adds the badge to the page, in its own root between header and content. */
export function addPreviewBadge(preview: PreviewState, services: PageServices): void {
  const place = document.createElement('div');
  document.body.insertBefore(place, document.getElementById('main'));
  const { telemetry } = services;
  createRoot(place, { onUncaughtError: (error) => telemetry.report('shell', error) }).render(
    <PlatformProviders services={services}>
      <PreviewBadge {...{ preview, telemetry }} end={endPreview} reload={() => window.location.reload()} />
    </PlatformProviders>,
  );
}
