import { Icon, useFormat, useLanguage, useTranslation, VisuallyHidden, withTexts, type TextKey } from 'platform';
import { useSuggestSearchesQuery } from 'platform/queries';
import { useState, type ComponentProps } from 'react';
import {
  categoryName,
  toQueriedJobFilter,
  type JobFilter,
  type SearchSuggestions,
  type SuggestedArea,
  type SuggestedCompany,
  type SuggestedTitle,
} from 'shared-contracts';
import { forgetSearches, recentSearches, type RecentSearch } from '../../recent-searches';
import type { FieldExtension } from '../SearchField';
import { typedSearch } from '../typed-search';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { Marked, matchIn } from './Marked';
import { Popover, type OptionGroup } from './Popover';
import * as S from './Suggestions.styles';
import { useFieldCombobox } from './use-field-combobox';
import { useAnnouncedAtRest, useSettled } from './use-rest';

export interface WhatSuggestionsProps {
  field: FieldExtension;
  /** Default: the browser sends the form. */
  onSearch: ((change: Partial<JobFilter>) => void) | undefined;
}

type Suggestion =
  | { kind: 'recent'; recent: RecentSearch }
  | { kind: 'title'; title: SuggestedTitle }
  | { kind: 'company'; company: SuggestedCompany }
  | { kind: 'area'; area: SuggestedArea };

const namespace = 'search';

/** A request per pause in typing. */
const pauseMs = 120;

/** What a suggestion changes, if the other fields remain as they are. */
function changeOf(suggestion: Suggestion): Partial<JobFilter> {
  if (suggestion.kind === 'recent') return toQueriedJobFilter(new URLSearchParams(suggestion.recent.query));
  if (suggestion.kind === 'title') return { keyword: suggestion.title.text };
  if (suggestion.kind === 'company') return { keyword: '', companyId: [String(suggestion.company.id)] };
  return { keyword: '', category: suggestion.area.slug };
}

function keyOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'recent') return `recent ${suggestion.recent.query}`;
  if (suggestion.kind === 'title') return `title ${suggestion.title.text}`;
  if (suggestion.kind === 'company') return `company ${suggestion.company.id}`;
  return `area ${suggestion.area.slug}`;
}

function textAfter(suggestion: Suggestion): string {
  if (suggestion.kind === 'recent') return suggestion.recent.keyword;
  return suggestion.kind === 'title' ? suggestion.title.text : '';
}

const noSuggestions: SearchSuggestions = { titles: [], companies: [], areas: [] };

/** Answers for the latest text only; while it has none, those of the previous one remain. */
function useSuggestions(text: string) {
  const settled = useSettled(text.trim(), pauseMs);
  const { data, isError, isFetching } = useSuggestSearchesQuery({ text: settled }, { skip: settled === '' });
  const isKnown = text.trim() !== '' && settled !== '' && !isError;
  return {
    suggestions: isKnown ? (data ?? noSuggestions) : noSuggestions,
    isComplete: isKnown && !isFetching && settled === text.trim(),
  };
}

/** The suggestions of "O quê". */
export const WhatSuggestions = withTexts(namespace, { pt, en }, ({ field, onSearch }: WhatSuggestionsProps) => {
  const { t } = useTranslation(namespace);
  const [text, setText] = useState(() => field.input.value);
  const [recent, setRecent] = useState(recentSearches);
  const { suggestions, isComplete } = useSuggestions(text);
  const found = recent.filter(({ keyword }) => text.trim() === '' || matchIn(keyword, text) !== null);
  const groups = groupsOf(found, suggestions, t);
  const options = groups.flatMap((group) => group.options);
  const combobox = useFieldCombobox<Suggestion>({
    field,
    options,
    keyOf,
    textAfter,
    onText: setText,
    onTake(suggestion) {
      const { form } = field.input;
      if (form === null) return;
      if (onSearch) onSearch({ ...typedSearch(form), ...changeOf(suggestion) });
      else form.requestSubmit();
    },
  });
  const isAsked = combobox.isOpen && isComplete;
  useAnnouncedAtRest(isAsked ? t('suggestions', { count: options.length }) : null);
  const clear = () => {
    combobox.setInputValue('');
    field.input.focus();
  };
  const forget = () => {
    forgetSearches();
    setRecent([]);
    field.input.focus();
  };
  return (
    <>
      {text !== '' && (
        <S.Clear label={t('what.clear')} size="sm" onClick={clear}>
          <Icon name="close" size="sm" />
        </S.Clear>
      )}
      <Popover
        combobox={combobox}
        label={t('what.list')}
        groups={groups}
        keyOf={keyOf}
        isOpen={combobox.isOpen && options.length > 0}
        renderOption={(suggestion) => <SuggestionRow suggestion={suggestion} typed={text} />}
      >
        <WhatFoot onForget={found.length > 0 ? forget : null} />
      </Popover>
    </>
  );
});

/** Key hints, and a button that deletes the recent searches if there are any. */
function WhatFoot({ onForget }: { onForget: (() => void) | null }) {
  const { t } = useTranslation(namespace);
  return (
    <S.Foot>
      <span>
        <S.Key>↑</S.Key>
        <S.Key>↓</S.Key> {t('keys.choose')}
      </span>
      <span>
        <S.Key>Enter</S.Key> {t('keys.search')}
      </span>
      <span>
        <S.Key>Esc</S.Key> {t('keys.close')}
      </span>
      {onForget !== null && (
        <S.FootButton type="button" onClick={onForget}>
          {t('what.forget')}
        </S.FootButton>
      )}
    </S.Foot>
  );
}

function groupsOf(
  recent: readonly RecentSearch[],
  { titles, companies, areas }: SearchSuggestions,
  t: (key: TextKey<'search'>) => string,
): OptionGroup<Suggestion>[] {
  const all: OptionGroup<Suggestion>[] = [
    { name: t('what.recent'), options: recent.map((one) => ({ kind: 'recent', recent: one })) },
    { name: t('what.titles'), options: titles.map((title) => ({ kind: 'title', title })) },
    {
      name: t('what.others'),
      options: [
        ...companies.map((company) => ({ kind: 'company' as const, company })),
        ...areas.map((area) => ({ kind: 'area' as const, area })),
      ],
    },
  ];
  return all.filter(({ options }) => options.length > 0);
}

interface RowContent {
  icon: ComponentProps<typeof Icon>['name'];
  name: string;
  more: string | null;
  jobs: number | null;
}

function useRowContent(suggestion: Suggestion): RowContent {
  const { t } = useTranslation(namespace);
  const { language } = useLanguage();
  if (suggestion.kind === 'recent') {
    const { keyword, where } = suggestion.recent;
    return { icon: 'clock', name: keyword || t('what.anyTitle'), more: where[language] || null, jobs: null };
  }
  if (suggestion.kind === 'title') {
    const { text, sameAs, jobs } = suggestion.title;
    return { icon: 'search', name: text, more: sameAs === null ? null : t('what.sameAs', { text: sameAs }), jobs };
  }
  if (suggestion.kind === 'company') {
    return {
      icon: 'briefcase',
      name: suggestion.company.name,
      more: t('what.company'),
      jobs: suggestion.company.jobs,
    };
  }
  const { area } = suggestion;
  return { icon: 'tag', name: categoryName(area, language), more: t('what.area'), jobs: area.jobs };
}

function SuggestionRow({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { icon, name, more, jobs } = useRowContent(suggestion);
  return (
    <>
      <Icon name={icon} />
      <span>
        <Marked text={name} typed={typed} bold="rest" />
        {more !== null && <small> {more}</small>}
      </span>
      {jobs !== null && <JobNumber jobs={jobs} />}
    </>
  );
}

/** The number of jobs, with the noun for screen readers. */
export function JobNumber({ jobs }: { jobs: number }) {
  const { t } = useTranslation(namespace);
  const format = useFormat();
  return (
    <data value={jobs}>
      {format.number(jobs)}
      <VisuallyHidden> {t('jobs', { count: jobs })}</VisuallyHidden>
    </data>
  );
}
