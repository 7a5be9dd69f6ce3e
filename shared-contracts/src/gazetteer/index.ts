export { distanceKm, type Point } from './distance.ts';
export { findPlaces } from './find-places.ts';
export { placeSource, type Place, type PlaceKind } from './place.ts';
export { areas, municipalities, municipalitiesOf, municipalitiesWithin, placeById } from './places.ts';
