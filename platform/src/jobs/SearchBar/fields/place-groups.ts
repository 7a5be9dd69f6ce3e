import type { TextKey } from 'platform';
import type { Language } from 'shared-contracts';
import type { Place } from 'shared-contracts/gazetteer';
import type { OptionGroup } from './Popover';
import type { Gazetteer } from './use-gazetteer';

/** Shown before anything is typed, together with the municipalities with the most jobs. */
const knownAreas = ['grande-lisboa', 'grande-porto'];
const firstMunicipalities = 6;

/** Options per group, so that all groups are visible without scrolling. */
const optionsPerGroup = { regions: 2, districts: 3, municipalities: 5 } as const;
/** The best matches may all be of one kind. */
const matches = 60;

const groupOf = ({ kind }: Place) => {
  if (kind === 'region') return 'regions';
  return kind === 'district' ? 'districts' : 'municipalities';
};

function firstPlaces({ municipalities, placeById }: Gazetteer, jobsIn: (place: Place) => number | null): Place[] {
  const areas = knownAreas.map(placeById).filter((place) => place !== null);
  const largest = municipalities.toSorted((a, b) => (jobsIn(b) ?? 0) - (jobsIn(a) ?? 0) || b.hundreds - a.hundreds);
  return [...areas, ...largest.slice(0, firstMunicipalities)];
}

/** The places that a text may be the beginning of, by kind: zones, districts, municipalities and islands. */
export function placeGroups(
  gazetteer: Gazetteer,
  text: string,
  jobsIn: (place: Place) => number | null,
  t: (key: TextKey<'search'>) => string,
): OptionGroup<Place>[] {
  const isEmpty = text.trim() === '';
  const found = isEmpty ? firstPlaces(gazetteer, jobsIn) : gazetteer.findPlaces(text, matches);
  const districts = found.filter(({ kind }) => kind === 'district').toSorted((a, b) => b.hundreds - a.hundreds);
  const places = [...found.filter(({ kind }) => kind !== 'district'), ...districts];
  return (['regions', 'districts', 'municipalities'] as const)
    .map((group) => ({
      name: t(`where.${group}`),
      options: places
        .filter((place) => groupOf(place) === group)
        .slice(0, isEmpty ? firstMunicipalities : optionsPerGroup[group]),
    }))
    .filter(({ options }) => options.length > 0);
}

export interface PlaceTexts {
  name: string;
  /** Its district, which distinguishes it from places with the same name. */
  more: string | null;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Name and context of an option. The group says whether it is a district. */
export function placeText(
  { areas, resolvePlace }: Gazetteer,
  place: Place,
  language: Language,
  t: (key: 'where.island', values: { region: string }) => string,
): PlaceTexts {
  const { kind, context, name, namesake, aliases } = place;
  if (kind === 'district') return { name: namesake ?? name, more: null };
  if (kind === 'island') return { name: aliases[0] ?? name, more: t('where.island', { region: context ?? '' }) };
  if (kind === 'region') return { name, more: null };
  const district = areas.find((area) => area.kind === 'district' && area.namesake === context);
  if (district === undefined) return { name, more: context };
  const label = resolvePlace(district.id).requested.label[language];
  return { name, more: language === 'pt' ? lowerFirst(label) : label };
}
