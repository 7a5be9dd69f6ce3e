import { useTranslation } from 'platform';
import { fromPositionArea, toPositionArea, type RequestedPlace } from 'shared-contracts';
import * as S from './Suggestions.styles';

const radiiKm = [5, 10, 15, 25, 50] as const;

interface RadiusChoiceProps {
  /** A municipality or a position. */
  requested: RequestedPlace;
  /** Receives a value of the filter `place`. */
  onChange: (value: string) => void;
}

/** How far around a place jobs are searched, in a straight line. */
export function RadiusChoice({ requested, onChange }: RadiusChoiceProps) {
  const { t } = useTranslation('search');
  const { value, id, name, radiusKm } = requested;
  const position = toPositionArea(value);
  const valueWith = (km: number) => (position === null ? `${id}_${km}` : fromPositionArea({ ...position, km }));
  const heading = position === null ? t('where.around', { place: name }) : t('where.aroundYou');
  return (
    <S.Radius role="group" aria-label={`${heading}, ${t('where.straight')}`}>
      <p aria-hidden="true">
        {heading} <span>{t('where.straight')}</span>
      </p>
      <S.Radii>
        {position === null && id !== null && (
          <button type="button" aria-pressed={radiusKm === null} onClick={() => onChange(id)}>
            {t('where.only', { place: name })}
          </button>
        )}
        {radiiKm.map((km) => (
          <button key={km} type="button" aria-pressed={radiusKm === km} onClick={() => onChange(valueWith(km))}>
            {t('where.km', { km })}
          </button>
        ))}
      </S.Radii>
    </S.Radius>
  );
}
