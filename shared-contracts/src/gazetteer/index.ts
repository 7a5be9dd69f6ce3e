export { distanceKm, type Point } from './distance.ts';
export { findPlaces, placeNamed } from './find-places.ts';
export { placeSource, type Place, type PlaceKind } from './place.ts';
export { areas, municipalities, municipalitiesOf, municipalitiesWithin, placeById } from './places.ts';
export { requestedPlaces, resolvePlace } from './requested-place.ts';
