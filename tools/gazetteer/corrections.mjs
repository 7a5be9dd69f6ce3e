/** Corrections of GeoNames' data. Keys are official codes of municipalities, or a code and the name of a place. */

/** Names that GeoNames has in English, or not as the law writes them. @type {Readonly<Record<string, string>>} */
export const spelling = {
  '0402': 'Bragança',
  1106: 'Lisboa',
  4501: 'Calheta',
};

/** Two municipalities have the name of another one. @type {Readonly<Record<string, string>>} */
export const idsOfNamesakes = { 4201: 'lagoa-acores', 4501: 'calheta-de-sao-jorge' };

/** Entries with a wrong municipality. @type {Readonly<Record<string, string>>} */
export const wrongMunicipality = { '0205 Ferreira do Alentejo': '0208' };

/** Entries with a wrong number of inhabitants: Monsanto has 800, not 50,000. */
export const unusable = new Set(['1402 Monsanto']);

/**
 * Seats with another name than their municipality, and the coordinates of those that are not in the data. The latter are entered by
 * hand, to a hundredth of a degree (one kilometre).
 * @type {Readonly<Record<string, string | readonly [latitude: number, longitude: number]>>}
 */
export const seats = {
  '0902': [40.73, -6.91],
  '0906': [40.49, -7.59],
  1206: [39.29, -7.64],
  1215: [38.95, -7.68],
  1407: [39.36, -8.48],
  1602: [41.87, -8.84],
  1603: [42.11, -8.26],
  1811: [40.68, -7.7],
  4101: [36.95, -25.15],
  4501: 'Calheta',
  4601: 'Lajes',
  4901: [39.67, -31.11],
};

/**
 * Well-known localities that are not in the data: parishes and quarters of cities, and business parks.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const extraLocalities = {
  '0303': ['Gualtar'],
  '0808': ['Almancil', 'Quarteira', 'Vilamoura', 'Vale do Lobo', 'Quinta do Lago'],
  1105: ['Carcavelos', 'São João do Estoril', 'Tires', 'Quinta da Marinha'],
  1106: [
    'Ajuda',
    'Alcântara',
    'Alfama',
    'Alvalade',
    'Amoreiras',
    'Areeiro',
    'Arroios',
    'Avenidas Novas',
    'Bairro Alto',
    'Baixa-Chiado',
    'Beato',
    'Belém',
    'Benfica',
    'Campo de Ourique',
    'Campo Grande',
    'Campolide',
    'Carnide',
    'Chiado',
    'Entrecampos',
    'Lumiar',
    'Marquês de Pombal',
    'Marvila',
    'Olivais',
    'Parque das Nações',
    'Penha de França',
    'Saldanha',
    'São Domingos de Benfica',
    'Sete Rios',
    'Telheiras',
  ],
  1107: ['Camarate', 'Moscavide', 'Prior Velho', 'Sacavém', 'Santa Iria de Azóia'],
  1110: [
    'Algés',
    'Barcarena',
    'Carnaxide',
    'Caxias',
    'Dafundo',
    'Linda-a-Velha',
    'Miraflores',
    'Paço de Arcos',
    'Porto Salvo',
    'Queijas',
    'Lagoas Park',
    'Quinta da Fonte',
    'Taguspark',
  ],
  1111: [
    'Agualva-Cacém',
    'Algueirão-Mem Martins',
    'Massamá',
    'Mem Martins',
    'Monte Abraão',
    'Rio de Mouro',
    'Terrugem',
  ],
  1114: ['Alhandra', 'Alverca', 'Alverca do Ribatejo', 'Castanheira do Ribatejo', 'Póvoa de Santa Iria', 'Vialonga'],
  1115: ['Alfragide', 'Brandoa', 'Damaia', 'Reboleira', 'Venda Nova'],
  1306: ['Moreira da Maia', 'Castêlo da Maia', 'Pedrouços', 'Águas Santas'],
  1308: ['Leça da Palmeira', 'Leça do Balio', 'Perafita', 'São Mamede de Infesta', 'Senhora da Hora', 'Custóias'],
  1312: ['Aldoar', 'Bonfim', 'Campanhã', 'Cedofeita', 'Foz do Douro', 'Lordelo do Ouro', 'Paranhos', 'Ramalde'],
  1315: ['Alfena', 'Ermesinde'],
  1317: ['Avintes', 'Canidelo', 'Grijó', 'Mafamude', 'Oliveira do Douro', 'Valadares', 'Vilar de Andorinho'],
  1503: [
    'Cacilhas',
    'Caparica',
    'Charneca de Caparica',
    'Costa da Caparica',
    'Cova da Piedade',
    'Feijó',
    'Laranjeiro',
    'Monte de Caparica',
    'Pragal',
    'Trafaria',
  ],
  1508: ['Pinhal Novo', 'Quinta do Anjo'],
  1509: ['Alvalade', 'Vila Nova de Santo André'],
  1510: ['Amora', 'Arrentela', 'Corroios', 'Fernão Ferro'],
  1511: ['Quinta do Conde'],
  1512: ['Azeitão', 'Mitrena'],
};
