import { Note, useFormat, useTranslation, VisuallyHidden, withTexts } from 'platform';
import { useState } from 'react';
import { trackedState, unansweredDays, type TrackedApplication } from 'shared-contracts';
import { drawBoard } from './board';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { stopNames, trackOf, type Stop, type StopName, type Track } from './tracker';
import * as S from './ApplicationTracker.styles';

const namespace = 'jobs';
const texts = { pt, en };
const sizes = [640, 320] as const;
const boards = { 320: drawBoard(320), 640: drawBoard(640) };
const heights = { 320: 96, 640: 104 };
/** Room for the dot of an accepted application, which jumps above the board. */
const above = 10;
/** Distance of the dot's centre from the board's. */
const dotAbove = 16.5;

interface TrackerProps {
  application: TrackedApplication;
}

/** The way of an application: four stops on the board, with their dates, and how long there has been no answer. */
export const ApplicationTracker = withTexts(namespace, texts, ({ application }: TrackerProps) => {
  const { t } = useTranslation(namespace);
  const track = trackOf(application);
  const days = useUnansweredDays(application);
  const { state } = track;
  const { companyAnswerDays } = application;
  return (
    <S.Tracker>
      <div role="img" aria-label={useSentence(track)}>
        {sizes.map((size) => (
          <Board key={size} track={track} size={size} />
        ))}
      </div>
      <S.Stops>
        {track.stops.map((stop, index) => (
          <StopItem key={stop.name} track={track} stop={stop} index={index} />
        ))}
      </S.Stops>
      {days !== null && (
        <S.Waiting>
          <Note tone="warning" icon="clock" title={t('tracker.unanswered', { count: days })}>
            {companyAnswerDays !== null && `${t('tracker.companyAnswers', { count: companyAnswerDays })} `}
            {(state === 'pending' || state === 'reviewing') && t(`tracker.notRefused.${state}`)}
          </Note>
        </S.Waiting>
      )}
    </S.Tracker>
  );
});

/** The drawing alone with the name of the reached stop, for lists. */
export const ApplicationBoard = withTexts(namespace, texts, ({ application }: TrackerProps) => {
  const track = trackOf(application);
  const stop = useStopName()(track.state, stopNames[track.reached]);
  return (
    <S.Figure>
      <div role="img" aria-label={useSentence(track)}>
        <Board track={track} size={320} />
      </div>
      <figcaption aria-hidden="true">{stop}</figcaption>
    </S.Figure>
  );
});

/** "Sem resposta há 30 dias" and the company's own days, for the row of a list; nothing before 21 days. */
export const UnansweredFor = withTexts(namespace, texts, ({ application }: TrackerProps) => {
  const { t } = useTranslation(namespace);
  const days = useUnansweredDays(application);
  const { companyAnswerDays } = application;
  if (days === null) return null;
  return (
    <S.Unanswered>
      {t('tracker.unanswered', { count: days })}
      {companyAnswerDays !== null && <small>{t('tracker.companyAnswers', { count: companyAnswerDays })}</small>}
    </S.Unanswered>
  );
});

interface NextProps extends TrackerProps {
  /** Whether answers to required questions are missing and the company still accepts them. */
  answersDue: boolean;
}

/** What happens next, in words. */
export const ApplicationNext = withTexts(namespace, texts, ({ application, answersDue }: NextProps) => {
  const { t } = useTranslation(namespace);
  const state = trackedState(application);
  const isUndecided = state === 'pending' || state === 'reviewing' || state === 'interview';
  if (answersDue) return <S.Sentence>{t('tracker.next.answersDue')}</S.Sentence>;
  if (!isUndecided) return <S.Sentence>{t(`tracker.next.${state}`)}</S.Sentence>;
  return (
    <S.Next>
      <S.Branches>
        <div>
          <dt>{t('tracker.ifAdvances')}</dt>
          <dd>{t(`tracker.next.${state}`)}</dd>
        </div>
        <div>
          <dt>{t('tracker.ifDeclines')}</dt>
          <dd>{t('tracker.declines')}</dd>
        </div>
      </S.Branches>
    </S.Next>
  );
});

/** Pages with applications are rendered in the browser, which knows the time. */
function useUnansweredDays(application: TrackedApplication): number | null {
  const [now] = useState(() => Date.now());
  return unansweredDays(application, now);
}

/** The drawing in words: "Em análise, segundo de quatro passos". */
function useSentence(track: Track): string {
  const { t } = useTranslation(namespace);
  const stop = useStopName()(track.state, stopNames[track.reached]);
  if (track.state === 'undelivered') return t('tracker.sentences.undelivered');
  if (track.state === 'withdrawn') return t('tracker.sentences.withdrawn', { stop });
  return t('tracker.sentences.at', { stop, place: t(`tracker.places.${track.reached}`) });
}

/** The last stop has the name of the decision. */
function useStopName() {
  const { t } = useTranslation(namespace);
  return (state: Track['state'], name: StopName) => {
    const isDecided = state === 'accepted' || state === 'declined';
    return t(`tracker.stops.${name === 'answer' && isDecided ? state : name}`);
  };
}

/** "5 nov": four dates side by side fit on a phone. The history has the complete ones. */
const withoutYear = (date: string) => date.replace(/,\s\d+$/, '');

function StopItem({ track, stop, index }: { track: Track; stop: Stop; index: number }) {
  const { t } = useTranslation(namespace);
  const { date } = useFormat();
  const nameOf = useStopName();
  const { state, reached } = track;
  const isCurrent = index === reached;
  const isDone = index < reached && stop.at !== null;
  return (
    <li aria-current={isCurrent ? 'step' : undefined} data-done={isDone || undefined}>
      <b>
        {isDone && <VisuallyHidden>{t('tracker.done')} </VisuallyHidden>}
        {nameOf(state, stop.name)}
      </b>
      {stop.at !== null && <time dateTime={stop.at}>{withoutYear(date(stop.at))}</time>}
      {stop.name === 'interview' &&
        index > reached &&
        (state === 'pending' || state === 'reviewing') &&
        t('tracker.ifPlanned')}
    </li>
  );
}

function Board({ track: { state, stops, reached }, size }: { track: Track; size: 320 | 640 }) {
  const { path, pathTo, points } = boards[size];
  const isOver = state === 'withdrawn' || state === 'undelivered';
  const post = (size * 22) / 100;
  return (
    <S.Drawing viewBox={`0 ${-above} ${size} ${heights[size] + above}`} $size={size} aria-hidden="true">
      <S.Rest d={path} />
      <S.Done d={pathTo(reached)} $isOver={isOver} />
      <S.Post d={`M${post} 76.4V${heights[size]}`} />
      {points.map(([x, y], index) => {
        const isDone = index <= reached && stops[index]?.at !== null;
        return <S.Stop key={x} cx={x} cy={y} r={7} $isDone={isDone} $isOver={isOver} />;
      })}
      {!isOver && <Dot at={points[reached]} isAccepted={state === 'accepted'} />}
    </S.Drawing>
  );
}

function Dot({ at = [0, 0], isAccepted }: { at: readonly [number, number] | undefined; isAccepted: boolean }) {
  const [x, y] = at;
  if (!isAccepted) return <S.Dot cx={x} cy={y - dotAbove} r={13} $jumps={false} />;
  return (
    <>
      <S.Hop d={`M${x} 36c2-18 8-28 18-34`} />
      <S.Dot cx={x + 24} cy={7.5} r={13} $jumps />
    </>
  );
}
