import type { Language } from 'shared-contracts';

/** Portuguese towns whose name takes an article: "no Porto", not "em Porto". */
const articles = new Map(
  Object.entries({
    Amadora: 'na',
    Barreiro: 'no',
    'Caldas da Rainha': 'nas',
    Covilhã: 'na',
    Entroncamento: 'no',
    'Figueira da Foz': 'na',
    Funchal: 'no',
    Fundão: 'no',
    Guarda: 'na',
    Horta: 'na',
    Maia: 'na',
    'Marinha Grande': 'na',
    Moita: 'na',
    Montijo: 'no',
    Nazaré: 'na',
    Porto: 'no',
    'Póvoa de Varzim': 'na',
    'Praia da Vitória': 'na',
    'Ribeira Grande': 'na',
    Seixal: 'no',
    Trofa: 'na',
  }),
);

/** "em Lisboa", "no Porto", "in Porto". */
export function placePhrase(place: string, language: Language): string {
  return `${language === 'pt' ? (articles.get(place) ?? 'em') : 'in'} ${place}`;
}
