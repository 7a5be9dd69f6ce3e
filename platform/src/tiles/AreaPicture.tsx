import * as areas from './area-pictures';
import { Picture, type PictureData } from './Picture';
import type { DrawingLoading } from './useNear';

/** Pictures by the start of an area's slug: sources write `vendascomercial` or `logistica-e-armazem`. */
const pictures: readonly (readonly [start: string, picture: PictureData])[] = [
  ['apoio-ao-cliente', areas.apoioAoCliente],
  ['construcao', areas.construcao],
  ['design', areas.design],
  ['educacao', areas.educacao],
  ['engenharia', areas.engenharia],
  ['financas', areas.financas],
  ['hotelaria', areas.hotelaria],
  ['imobiliario', areas.imobiliario],
  ['industria', areas.industria],
  ['juridico', areas.juridico],
  ['limpeza', areas.limpeza],
  ['logistica', areas.logistica],
  ['marketing', areas.marketing],
  ['recursos-humanos', areas.recursosHumanos],
  ['retalho', areas.retalho],
  ['saude', areas.saude],
  ['tecnologia', areas.tecnologia],
  ['transportes', areas.transportes],
  ['vendas', areas.vendas],
];

/** The picture of an area; that of administration if the slug is unknown. */
export function pictureOf(slug: string): PictureData {
  return pictures.find(([start]) => slug.startsWith(start))?.[1] ?? areas.administrativo;
}

/** The decorative picture of an area, by its slug. A bundle with this component contains the pictures of all areas. */
export function AreaPicture({ slug, loading = 'eager' }: { slug: string; loading?: DrawingLoading }) {
  return <Picture picture={pictureOf(slug)} loading={loading} />;
}
