import { useId, type SubmitEvent } from 'react';
import { Button, Container, Icon, useTranslation } from 'platform';
import { limits, routes, type JobFilter } from 'shared-contracts';
import { useDraft } from '../useDraft';
import { CityOptions } from './CityOptions';
import * as S from './SearchBand.styles';

/** The one form of the page: the filters beside the results belong to it by its id, so that it works without JavaScript. */
export const searchFormId = 'job-search';

interface SearchBandProps {
  filter: JobFilter;
  onSearch: (change: Pick<JobFilter, 'keyword' | 'location'>) => void;
}

export function SearchBand({ filter, onSearch }: SearchBandProps) {
  const { t } = useTranslation('mfe-jobs');
  const id = useId();
  const [keyword, setKeyword] = useDraft(filter.keyword);
  const [location, setLocation] = useDraft(filter.location);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch({ keyword: keyword.trim(), location });
  };
  return (
    <S.Band>
      <Container>
        <S.Panel
          id={searchFormId}
          role="search"
          aria-label={t('search.landmark')}
          action={routes.jobs}
          method="get"
          onSubmit={search}
        >
          <S.Part>
            <Icon name="search" />
            <S.Label htmlFor={`${id}-keyword`}>{t('search.keyword')}</S.Label>
            <S.Input
              id={`${id}-keyword`}
              name="keyword"
              autoComplete="off"
              maxLength={limits.keywordCharacters}
              placeholder={t('search.keywordExample')}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
            />
          </S.Part>
          <S.Part>
            <Icon name="pin" />
            <S.Label htmlFor={`${id}-location`}>{t('search.location')}</S.Label>
            <S.Select
              id={`${id}-location`}
              name="location"
              value={location}
              onChange={(event) => setLocation(event.target.value)}
            >
              <CityOptions chosen={filter.location} />
            </S.Select>
          </S.Part>
          <S.Submit>
            <Button type="submit" variant="sun" size="lg">
              <Icon name="search" />
              <S.SubmitWord>{t('search.submit')}</S.SubmitWord>
            </Button>
          </S.Submit>
        </S.Panel>
      </Container>
    </S.Band>
  );
}
