import { useTranslation } from 'platform';
import { useListCitiesQuery } from '../../../jobs.api';

/** Any place first, then the cities with open jobs. What the address asks for stays choosable, whatever the list says. */
export function CityOptions({ chosen }: { chosen: string }) {
  const { t } = useTranslation('mfe-jobs');
  const { data, isLoading } = useListCitiesQuery({});
  // The spec: an answer that is no list counts as an empty one.
  const cities = Array.isArray(data) ? data : [];
  const isMissing = chosen !== '' && !cities.includes(chosen);
  return (
    <>
      <option value="">{t('search.anyLocation')}</option>
      {isMissing && <option value={chosen}>{chosen}</option>}
      {cities.map((city) => (
        <option key={city} value={city}>
          {city}
        </option>
      ))}
      {isLoading && <option disabled>{t('search.citiesLoading')}</option>}
      {!isLoading && cities.length === 0 && <option disabled>{t('search.noCities')}</option>}
    </>
  );
}
