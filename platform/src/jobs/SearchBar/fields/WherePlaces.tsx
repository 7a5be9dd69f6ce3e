import { Icon, NewTab, useLanguage, useTranslation, withTexts } from 'platform';
import { useCountJobsByPlaceQuery } from 'platform/queries';
import { useState, type Dispatch, type SetStateAction } from 'react';
import {
  countJobsByPlace,
  emptyJobFilter,
  templateVariables,
  toJobSearchParams,
  toPositionArea,
  toRadiusArea,
  type JobFilter,
} from 'shared-contracts';
import type { Place } from 'shared-contracts/gazetteer';
import type { FieldExtension } from '../SearchField';
import type { PlaceToken } from '../place-tokens';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { Marked } from './Marked';
import { placeGroups, placeText } from './place-groups';
import { Popover, type OptionGroup } from './Popover';
import { RadiusChoice } from './RadiusChoice';
import * as S from './Suggestions.styles';
import { useFieldCombobox } from './use-field-combobox';
import { useGazetteer, type Gazetteer } from './use-gazetteer';
import { usePosition } from './use-position';
import { useAnnouncedAtRest } from './use-rest';
import { JobNumber } from './WhatSuggestions';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof pt;
  }
}

export interface WherePlacesProps {
  field: FieldExtension;
  tokens: readonly PlaceToken[];
  /** The current search. Default: all jobs. */
  filter: JobFilter | undefined;
  onTokens: Dispatch<SetStateAction<readonly PlaceToken[]>>;
  focusLast: () => void;
}

/** The first option, which removes all places. */
const anywhere = 'anywhere';
type PlaceOption = Place | typeof anywhere;

const namespace = 'search';

const keyOf = (option: PlaceOption) => (option === anywhere ? anywhere : option.id);

/** Ids of the gazetteer among the tokens; a radius belongs to its municipality. */
const idOf = ({ value }: PlaceToken) => toRadiusArea(value)?.municipality ?? value;

/** Jobs by municipality for the current search in other places; null while unknown. */
function useJobsIn(filter: JobFilter, isWanted: boolean): (place: Place) => number | null {
  const { place, page, sort } = emptyJobFilter;
  const query = toJobSearchParams({ ...filter, place, page, sort, location: '' });
  const { data } = useCountJobsByPlaceQuery(templateVariables(countJobsByPlace.template, {}, query), {
    skip: !isWanted,
  });
  if (data === undefined) return () => null;
  const counts = new Map(data.municipalities.map(({ id, count }) => [id, count]));
  // A job with several places counts in each of their municipalities.
  return ({ municipalities }) =>
    Math.min(
      data.total,
      municipalities.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    );
}

function toToken(gazetteer: Gazetteer, value: string, language: 'pt' | 'en'): PlaceToken {
  return { name: 'place', value, label: gazetteer.resolvePlace(value).requested.label[language] };
}

/** Which options are among the tokens, and what taking one of them does. */
function useChosenPlaces(gazetteer: Gazetteer | null, { tokens, onTokens }: WherePlacesProps) {
  const { language } = useLanguage();
  const isChosen = (option: PlaceOption) =>
    option === anywhere ? tokens.length === 0 : tokens.some((token) => idOf(token) === option.id);
  const add = (value: string) => {
    if (gazetteer === null) return;
    const token = toToken(gazetteer, value, language);
    onTokens((known) => [...known.filter((one) => idOf(one) !== idOf(token)), token]);
  };
  const take = (option: PlaceOption) => {
    if (option === anywhere) onTokens([]);
    else if (isChosen(option)) onTokens((known) => known.filter((one) => idOf(one) !== option.id));
    else add(option.id);
  };
  return { isChosen, add, take };
}

/** The suggestions of "Onde". */
export const WherePlaces = withTexts(namespace, { pt, en }, (props: WherePlacesProps) => {
  const { field, tokens, filter = emptyJobFilter, onTokens, focusLast } = props;
  const { t } = useTranslation(namespace);
  const [text, setText] = useState(() => field.input.value);
  const isTyped = text.trim() !== '';
  const { gazetteer, hasFailed } = useGazetteer(true);
  const [wasOpen, setOpened] = useState(false);
  const jobsIn = useJobsIn(filter, wasOpen);
  const { isChosen, add, take } = useChosenPlaces(gazetteer, props);
  const found = gazetteer === null ? [] : placeGroups(gazetteer, text, jobsIn, t);
  const groups: OptionGroup<PlaceOption>[] = isTyped ? found : [{ name: null, options: [anywhere] }, ...found];
  const options = groups.flatMap((group) => group.options);
  const combobox = useFieldCombobox<PlaceOption>({
    field,
    options,
    keyOf,
    textAfter: () => '',
    isMultiple: true,
    onText: setText,
    onTake: take,
    onKey({ key }) {
      if (key !== 'Backspace' || field.input.value !== '' || tokens.length === 0) return false;
      focusLast();
      return true;
    },
  });
  const { isOpen } = combobox;
  if (isOpen && !wasOpen) setOpened(true);
  const count = options.length;
  useAnnouncedAtRest(isOpen && gazetteer !== null && isTyped ? t('suggestions', { count }) : null);
  return (
    <Popover
      combobox={combobox}
      label={t('where.list')}
      groups={groups}
      keyOf={keyOf}
      isChosen={isChosen}
      isOpen={isOpen}
      atEnd
      renderOption={(option) => (
        <PlaceRow gazetteer={gazetteer} option={option} typed={text} isChosen={isChosen(option)} jobsIn={jobsIn} />
      )}
    >
      <PlaceState gazetteer={gazetteer} hasFailed={hasFailed} isEmpty={count === 0} />
      {gazetteer !== null && <Around gazetteer={gazetteer} tokens={tokens} onTokens={onTokens} />}
      {gazetteer !== null && <WhereFoot gazetteer={gazetteer} onPosition={add} />}
    </Popover>
  );
});

interface PlaceRowProps {
  gazetteer: Gazetteer | null;
  option: PlaceOption;
  typed: string;
  isChosen: boolean;
  jobsIn: (place: Place) => number | null;
}

function PlaceRow({ gazetteer, option, typed, isChosen, jobsIn }: PlaceRowProps) {
  const { t } = useTranslation(namespace);
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const box = <S.Box $isChecked={isChosen}>{isChosen && <Icon name="check" size="xs" />}</S.Box>;
  if (option === anywhere || gazetteer === null) {
    return (
      <>
        {box}
        <span>{common('search.anywhere')}</span>
      </>
    );
  }
  const { name, more } = placeText(gazetteer, option, language, t);
  const jobs = jobsIn(option);
  return (
    <>
      {box}
      <span>
        <Marked text={name} typed={typed} bold="typed" />
        {more !== null && <small> {more}</small>}
      </span>
      {jobs !== null && <JobNumber jobs={jobs} />}
    </>
  );
}

interface PlaceStateProps {
  gazetteer: Gazetteer | null;
  hasFailed: boolean;
  isEmpty: boolean;
}

function PlaceState({ gazetteer, hasFailed, isEmpty }: PlaceStateProps) {
  const { t } = useTranslation(namespace);
  if (hasFailed) return <S.Note role="status">{t('where.failed')}</S.Note>;
  if (gazetteer === null) return <S.Note role="status">{t('where.loading')}</S.Note>;
  return isEmpty ? <S.Note>{t('where.nothing')}</S.Note> : null;
}

interface AroundProps {
  gazetteer: Gazetteer;
  tokens: readonly PlaceToken[];
  onTokens: WherePlacesProps['onTokens'];
}

/** The radius of the municipality or position that was chosen last. */
function Around({ gazetteer, tokens, onTokens }: AroundProps) {
  const { language } = useLanguage();
  const last = tokens.findLast(({ name, value }) => {
    if (name === 'location') return false;
    return (
      toPositionArea(value) !== null ||
      gazetteer.placeById(toRadiusArea(value)?.municipality ?? value)?.kind === 'municipality'
    );
  });
  if (last === undefined) return null;
  return (
    <RadiusChoice
      requested={gazetteer.resolvePlace(last.value).requested}
      onChange={(value) =>
        onTokens((known) => known.map((one) => (one === last ? toToken(gazetteer, value, language) : one)))
      }
    />
  );
}

function WhereFoot({ gazetteer, onPosition }: { gazetteer: Gazetteer; onPosition: (value: string) => void }) {
  const { t } = useTranslation(namespace);
  const { state, ask } = usePosition(onPosition);
  const { placeSource } = gazetteer;
  return (
    <S.Foot>
      <S.FootButton type="button" onClick={ask} aria-disabled={state === 'asking'}>
        <Icon name="aim" size="sm" />
        {t(state === 'asking' ? 'where.asking' : 'where.position')}
      </S.FootButton>
      <S.Hint>
        <S.Key>Enter</S.Key> {t('keys.add')}
      </S.Hint>
      <span>
        <S.Key>Esc</S.Key> {t('keys.close')}
      </span>
      {(state === 'refused' || state === 'unavailable') && <S.Problem role="alert">{t(`where.${state}`)}</S.Problem>}
      <S.Source>
        {t('where.source')}
        <a href={placeSource.url} target="_blank" rel="noopener">
          {placeSource.name}
          <NewTab />
        </a>
        <a href={placeSource.licenceUrl} target="_blank" rel="noopener">
          {placeSource.licence}
          <NewTab />
        </a>
      </S.Source>
    </S.Foot>
  );
}
