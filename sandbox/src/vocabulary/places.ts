export interface Municipality {
  name: string;
  /** With its preposition: "no Porto", "em Lisboa". */
  within: string;
  weight: number;
}

export interface District {
  name: string;
  weight: number;
  /** Lowest legal pay a month in 2026: the autonomous regions have their own. */
  minimumWage: number;
  municipalities: readonly Municipality[];
}

const mainland = 920;

/** `names`: "em Lisboa:40" is the preposition, the name and the weight within the district. */
function district(name: string, weight: number, names: readonly string[], minimumWage = mainland): District {
  return { name, weight, minimumWage, municipalities: names.map(municipality) };
}

function municipality(text: string): Municipality {
  const [within = '', weight] = text.split(':');
  return { name: within.slice(within.indexOf(' ') + 1), within, weight: Number(weight ?? 1) };
}

/** The 18 districts and two autonomous regions, weighted by the ads that each had in 2025. */
export const districts: readonly District[] = [
  district('Lisboa', 34, [
    'em Lisboa:62',
    'em Oeiras:11',
    'em Cascais:6',
    'em Sintra:7',
    'na Amadora:5',
    'em Loures:4',
    'em Odivelas:2',
    'em Vila Franca de Xira:2',
    'em Torres Vedras:1',
  ]),
  district('Porto', 20, [
    'no Porto:48',
    'em Vila Nova de Gaia:16',
    'em Matosinhos:13',
    'na Maia:11',
    'em Gondomar:4',
    'na Póvoa de Varzim:2',
    'em Valongo:2',
    'em Paredes:2',
    'na Trofa:1',
    'em Santo Tirso:1',
  ]),
  district('Braga', 8, ['em Braga:50', 'em Guimarães:24', 'em Vila Nova de Famalicão:18', 'em Barcelos:8']),
  district('Setúbal', 7, [
    'em Setúbal:28',
    'em Almada:26',
    'em Palmela:18',
    'no Seixal:12',
    'no Barreiro:7',
    'no Montijo:6',
    'em Sines:3',
  ]),
  district('Aveiro', 7, [
    'em Aveiro:42',
    'em Santa Maria da Feira:24',
    'em Águeda:12',
    'em Oliveira de Azeméis:9',
    'em Ovar:8',
    'em Ílhavo:5',
  ]),
  district('Faro', 6, [
    'em Faro:26',
    'em Loulé:22',
    'em Albufeira:22',
    'em Portimão:14',
    'em Lagos:8',
    'em Tavira:4',
    'em Vila Real de Santo António:4',
  ]),
  district('Coimbra', 4, ['em Coimbra:76', 'na Figueira da Foz:16', 'em Cantanhede:8']),
  district('Leiria', 4, [
    'em Leiria:54',
    'na Marinha Grande:18',
    'em Caldas da Rainha:12',
    'em Pombal:10',
    'em Peniche:6',
  ]),
  district('Viseu', 1.4, ['em Viseu:80', 'em Lamego:10', 'em Tondela:10']),
  district('Santarém', 1.4, ['em Santarém:40', 'em Torres Novas:20', 'no Entroncamento:15', 'em Ourém:25']),
  district('Évora', 1, ['em Évora:88', 'em Vendas Novas:12']),
  district('Viana do Castelo', 1.1, ['em Viana do Castelo:80', 'em Ponte de Lima:20']),
  district('Vila Real', 0.7, ['em Vila Real:75', 'em Chaves:25']),
  district('Castelo Branco', 0.7, ['em Castelo Branco:48', 'na Covilhã:37', 'no Fundão:15']),
  district('Bragança', 0.5, ['em Bragança:70', 'em Mirandela:30']),
  district('Beja', 0.6, ['em Beja:70', 'em Odemira:30']),
  district('Guarda', 0.4, ['na Guarda:80', 'em Seia:20']),
  district('Portalegre', 0.3, ['em Portalegre:60', 'em Elvas:40']),
  district('Região Autónoma dos Açores', 0.9, ['em Ponta Delgada:64', 'em Angra do Heroísmo:27', 'na Horta:9'], 966),
  district('Região Autónoma da Madeira', 1, ['no Funchal:84', 'em Santa Cruz:16'], 980),
];
