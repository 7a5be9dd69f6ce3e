import type { Point } from './distance.ts';

export type PlaceKind = 'municipality' | 'region' | 'district' | 'island';

/** A municipality of Portugal, or an area that consists of municipalities. */
export interface Place {
  /** Slug: "lisboa", "distrito-de-lisboa", "ilha-terceira", "grande-lisboa". Unique among all kinds. */
  id: string;
  kind: PlaceKind;
  /** "Lisboa", "Distrito de Lisboa". Two municipalities are called "Lagoa" and two "Calheta". */
  name: string;
  /** In a Portuguese sentence: "no Porto", "no distrito do Porto". */
  within: string;
  /** Other names by which it is known: "Gaia". */
  aliases: readonly string[];
  /** The city that the area is named after: "Porto" of "Grande Porto". */
  namesake: string | null;
  /** The district or autonomous region of a municipality or island ("Porto", "Açores"); null for other areas. */
  context: string | null;
  /** A municipality's seat; of an area, the mean of its municipalities' seats. */
  point: Point;
  /** Inhabitants of the listed places, in hundreds. Only for the order of suggestions: it is no census. */
  hundreds: number;
  /** Ids. A municipality's own one. */
  municipalities: readonly string[];
}

/** Where the places come from, for the attribution that their licence requires wherever they are shown. */
export const placeSource = {
  name: 'GeoNames',
  url: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
