// Written by tools/gazetteer.mjs from GeoNames (https://www.geonames.org/, CC BY 4.0), with its corrections.

/**
 * By official number of the district (1–18) or island (31–49): name, latitude and longitude of the seat, and hundreds of inhabitants
 * of its listed places; the id, if it is not the name's slug.
 */
export const municipalityRows: readonly (readonly [division: number, rows: string])[] = [
  [
    1,
    'Águeda,40.577,-8.444,220;Albergaria-a-Velha,40.693,-8.48,136;Anadia,40.438,-8.434,112;Arouca,40.931,-8.245,0;Aveiro,40.644,-8.646,868;Castelo de Paiva,41.063,-8.265,0;Espinho,41.008,-8.641,449;Estarreja,40.756,-8.572,231;Santa Maria da Feira,40.925,-8.543,960;Ílhavo,40.602,-8.67,370;Mealhada,40.378,-8.45,115;Murtosa,40.737,-8.638,83;Oliveira de Azeméis,40.841,-8.476,327;Oliveira do Bairro,40.515,-8.494,134;Ovar,40.859,-8.625,478;São João da Madeira,40.901,-8.49,221;Sever do Vouga,40.735,-8.367,0;Vagos,40.556,-8.682,45;Vale de Cambra,40.85,-8.394,126',
  ],
  [
    2,
    'Aljustrel,37.878,-8.165,53;Almodôvar,37.513,-8.06,74;Alvito,38.256,-7.992,25;Barrancos,38.134,-6.976,0;Beja,38.015,-7.863,463;Castro Verde,37.698,-8.086,49;Cuba,38.165,-7.892,55;Ferreira do Alentejo,38.06,-8.114,47;Mértola,37.643,-7.661,98;Moura,38.14,-7.449,94;Odemira,37.598,-8.64,212;Ourique,37.654,-8.226,0;Serpa,37.946,-7.598,106;Vidigueira,38.21,-7.801,59',
  ],
  [
    3,
    'Amares,41.631,-8.351,125;Barcelos,41.532,-8.618,561;Braga,41.55,-8.42,1929;Cabeceiras de Basto,41.514,-7.989,227;Celorico de Basto,41.387,-8.001,0;Esposende,41.536,-8.782,537;Fafe,41.451,-8.173,217;Guimarães,41.444,-8.296,1051;Póvoa de Lanhoso,41.576,-8.27,50;Terras de Bouro,41.718,-8.309,0;Vieira do Minho,41.633,-8.143,17;Vila Nova de Famalicão,41.408,-8.52,503;Vila Verde,41.647,-8.437,177;Vizela,41.391,-8.264,102',
  ],
  [
    4,
    'Alfândega da Fé,41.343,-6.961,0;Bragança,41.806,-6.757,356;Carrazeda de Ansiães,41.242,-7.307,75;Freixo de Espada à Cinta,41.09,-6.806,44;Macedo de Cavaleiros,41.538,-6.961,66;Miranda do Douro,41.497,-6.273,90;Mirandela,41.487,-7.187,125;Mogadouro,41.34,-6.712,39;Torre de Moncorvo,41.175,-7.054,86;Vila Flor,41.309,-7.154,0;Vimioso,41.585,-6.528,0;Vinhais,41.835,-7.005,91',
  ],
  [
    5,
    'Belmonte,40.359,-7.349,0;Castelo Branco,39.822,-7.491,335;Covilhã,40.281,-7.505,252;Fundão,40.14,-7.501,111;Idanha-a-Nova,39.923,-7.241,8;Oleiros,39.919,-7.914,57;Penamacor,40.169,-7.17,0;Proença-a-Nova,39.752,-7.924,46;Sertã,39.802,-8.096,56;Vila de Rei,39.676,-8.146,35;Vila Velha de Ródão,39.656,-7.677,35',
  ],
  [
    6,
    'Arganil,40.218,-8.054,43;Cantanhede,40.347,-8.594,140;Coimbra,40.206,-8.42,1605;Condeixa-a-Nova,40.113,-8.498,171;Figueira da Foz,40.151,-8.862,710;Góis,40.157,-8.11,31;Lousã,40.117,-8.249,114;Mira,40.429,-8.737,77;Miranda do Corvo,40.093,-8.333,79;Montemor-o-Velho,40.173,-8.686,120;Oliveira do Hospital,40.362,-7.86,63;Pampilhosa da Serra,40.046,-7.952,20;Penacova,40.269,-8.282,123;Penela,40.033,-8.383,0;Soure,40.06,-8.626,99;Tábua,40.362,-8.029,121;Vila Nova de Poiares,40.21,-8.257,55',
  ],
  [
    7,
    'Alandroal,38.702,-7.403,0;Arraiolos,38.724,-7.985,0;Borba,38.806,-7.455,46;Estremoz,38.844,-7.586,94;Évora,38.567,-7.9,556;Montemor-o-Novo,38.648,-8.215,129;Mora,38.944,-8.164,0;Mourão,38.384,-7.342,0;Portel,38.307,-7.702,0;Redondo,38.649,-7.547,58;Reguengos de Monsaraz,38.425,-7.535,72;Vendas Novas,38.677,-8.458,112;Viana do Alentejo,38.335,-8.004,0;Vila Viçosa,38.778,-7.418,83',
  ],
  [
    8,
    'Albufeira,37.088,-8.25,317;Alcoutim,37.474,-7.472,0;Aljezur,37.317,-8.801,68;Castro Marim,37.221,-7.444,73;Faro,37.019,-7.927,490;Lagoa,37.135,-8.453,257;Lagos,37.102,-8.674,253;Loulé,37.138,-8.02,582;Monchique,37.318,-8.555,65;Olhão,37.029,-7.841,604;Portimão,37.139,-8.538,478;São Brás de Alportel,37.153,-7.888,112;Silves,37.189,-8.438,366;Tavira,37.127,-7.649,239;Vila do Bispo,37.083,-8.911,29;Vila Real de Santo António,37.195,-7.418,209',
  ],
  [
    9,
    'Aguiar da Beira,40.817,-7.544,55;Almeida,40.73,-6.91,0;Celorico da Beira,40.637,-7.39,0;Figueira de Castelo Rodrigo,40.893,-6.963,0;Fornos de Algodres,40.628,-7.541,0;Gouveia,40.49,-7.59,0;Guarda,40.537,-7.266,612;Manteigas,40.403,-7.54,39;Mêda,40.966,-7.262,20;Pinhel,40.774,-7.067,0;Sabugal,40.351,-7.091,0;Seia,40.415,-7.709,154;Trancoso,40.783,-7.35,0;Vila Nova de Foz Côa,41.082,-7.141,273',
  ],
  [
    10,
    'Alcobaça,39.552,-8.977,523;Alvaiázere,39.823,-8.38,0;Ansião,39.912,-8.436,28;Batalha,39.66,-8.825,109;Bombarral,39.267,-9.158,59;Caldas da Rainha,39.403,-9.138,405;Castanheira de Pera,40.007,-8.21,33;Figueiró dos Vinhos,39.904,-8.275,16;Leiria,39.744,-8.807,1022;Marinha Grande,39.748,-8.932,347;Nazaré,39.603,-9.068,138;Óbidos,39.361,-9.157,123;Pedrógão Grande,39.918,-8.146,39;Peniche,39.356,-9.381,280;Pombal,39.917,-8.628,224;Porto de Mós,39.602,-8.818,166',
  ],
  [
    11,
    'Alenquer,39.053,-9.009,362;Arruda dos Vinhos,38.984,-9.077,87;Azambuja,39.07,-8.868,157;Cadaval,39.243,-9.103,25;Cascais,38.697,-9.421,1808;Lisboa,38.717,-9.133,6371;Loures,38.831,-9.168,2162;Lourinhã,39.242,-9.313,134;Mafra,38.938,-9.328,392;Oeiras,38.691,-9.311,1936;Sintra,38.801,-9.378,4409;Sobral de Monte Agraço,39.02,-9.151,34;Torres Vedras,39.091,-9.259,461;Vila Franca de Xira,38.955,-8.99,874;Amadora,38.754,-9.231,1959;Odivelas,38.793,-9.184,1367',
  ],
  [
    12,
    'Alter do Chão,39.197,-7.659,26;Arronches,39.122,-7.286,32;Avis,39.054,-7.892,0;Campo Maior,39.018,-7.065,82;Castelo de Vide,39.416,-7.457,38;Crato,39.29,-7.64,9;Elvas,38.882,-7.163,99;Fronteira,39.056,-7.649,108;Gavião,39.464,-7.934,68;Marvão,39.394,-7.377,37;Monforte,39.053,-7.437,33;Nisa,39.515,-7.649,75;Ponte de Sor,39.25,-8.01,246;Portalegre,39.294,-7.431,156;Sousel,38.95,-7.68,0',
  ],
  [
    13,
    'Amarante,41.273,-8.082,210;Baião,41.163,-8.035,298;Felgueiras,41.368,-8.194,728;Gondomar,41.145,-8.532,1839;Lousada,41.278,-8.28,113;Maia,41.236,-8.62,1311;Marco de Canaveses,41.184,-8.149,190;Matosinhos,41.182,-8.689,1260;Paços de Ferreira,41.277,-8.376,318;Paredes,41.205,-8.331,751;Penafiel,41.208,-8.283,220;Porto,41.15,-8.611,2606;Póvoa de Varzim,41.383,-8.764,762;Santo Tirso,41.343,-8.477,453;Valongo,41.189,-8.499,916;Vila do Conde,41.353,-8.745,425;Vila Nova de Gaia,41.124,-8.612,2745;Trofa,41.337,-8.56,511',
  ],
  [
    14,
    'Abrantes,39.467,-8.2,297;Alcanena,39.459,-8.669,86;Almeirim,39.208,-8.626,213;Alpiarça,39.257,-8.582,79;Benavente,38.979,-8.808,273;Cartaxo,39.16,-8.787,177;Chamusca,39.36,-8.48,11;Constância,39.478,-8.336,53;Coruche,38.96,-8.525,88;Entroncamento,39.467,-8.467,199;Ferreira do Zêzere,39.694,-8.292,0;Golegã,39.405,-8.486,55;Mação,39.556,-7.994,8;Rio Maior,39.337,-8.939,121;Salvaterra de Magos,39.028,-8.793,110;Santarém,39.233,-8.683,456;Sardoal,39.534,-8.161,39;Tomar,39.602,-8.409,226;Torres Novas,39.476,-8.543,266;Vila Nova da Barquinha,39.461,-8.436,90;Ourém,39.642,-8.592,281',
  ],
  [
    15,
    'Alcácer do Sal,38.373,-8.514,105;Alcochete,38.755,-8.961,128;Almada,38.679,-9.157,1706;Barreiro,38.663,-9.072,843;Grândola,38.177,-8.567,107;Moita,38.651,-8.99,356;Montijo,38.707,-8.974,300;Palmela,38.569,-8.901,496;Santiago do Cacém,38.017,-8.695,222;Seixal,38.64,-9.101,1758;Sesimbra,38.445,-9.101,411;Setúbal,38.524,-8.888,1360;Sines,37.956,-8.87,142',
  ],
  [
    16,
    'Arcos de Valdevez,41.847,-8.419,301;Caminha,41.87,-8.84,50;Melgaço,42.11,-8.26,0;Monção,42.079,-8.481,197;Paredes de Coura,41.91,-8.561,5;Ponte da Barca,41.805,-8.416,44;Ponte de Lima,41.767,-8.584,447;Valença,42.031,-8.646,142;Viana do Castelo,41.693,-8.833,588;Vila Nova de Cerveira,41.941,-8.742,0',
  ],
  [
    17,
    'Alijó,41.276,-7.475,137;Boticas,41.689,-7.669,58;Chaves,41.74,-7.469,210;Mesão Frio,41.16,-7.89,44;Mondim de Basto,41.412,-7.954,75;Montalegre,41.824,-7.79,0;Murça,41.406,-7.455,0;Peso da Régua,41.163,-7.789,100;Ribeira de Pena,41.521,-7.802,42;Sabrosa,41.267,-7.576,119;Santa Marta de Penaguião,41.21,-7.784,0;Valpaços,41.607,-7.311,46;Vila Pouca de Aguiar,41.5,-7.644,0;Vila Real,41.301,-7.744,170',
  ],
  [
    18,
    'Armamar,41.108,-7.691,6;Carregal do Sal,40.433,-8,71;Castro Daire,40.898,-7.934,47;Cinfães,41.072,-8.09,0;Lamego,41.097,-7.81,126;Mangualde,40.604,-7.761,98;Moimenta da Beira,40.984,-7.618,108;Mortágua,40.397,-8.232,0;Nelas,40.532,-7.852,85;Oliveira de Frades,40.734,-8.175,0;Penalva do Castelo,40.68,-7.7,0;Penedono,40.989,-7.394,30;Resende,41.106,-7.966,32;Santa Comba Dão,40.399,-8.132,146;São João da Pesqueira,41.148,-7.405,97;São Pedro do Sul,40.755,-8.073,41;Sátão,40.742,-7.733,40;Sernancelhe,40.899,-7.493,57;Tabuaço,41.116,-7.568,64;Tarouca,41.018,-7.775,42;Tondela,40.517,-8.081,110;Vila Nova de Paiva,40.853,-7.728,52;Viseu,40.661,-7.91,498;Vouzela,40.724,-8.113,0',
  ],
  [
    31,
    'Calheta,32.728,-17.179,98;Câmara de Lobos,32.65,-16.977,339;Funchal,32.666,-16.925,1442;Machico,32.716,-16.768,191;Ponta do Sol,32.68,-17.1,85;Porto Moniz,32.867,-17.167,34;Ribeira Brava,32.675,-17.063,109;Santa Cruz,32.688,-16.794,407;Santana,32.8,-16.883,118;São Vicente,32.797,-17.043,73',
  ],
  [32, 'Porto Santo,33.059,-16.334,0'],
  [41, 'Vila do Porto,36.95,-25.15,6'],
  [
    42,
    'Lagoa,37.745,-25.572,194,lagoa-acores;Nordeste,37.833,-25.15,49;Ponta Delgada,37.74,-25.669,541;Povoação,37.75,-25.25,38;Ribeira Grande,37.822,-25.521,176;Vila Franca do Campo,37.716,-25.432,104',
  ],
  [43, 'Angra do Heroísmo,38.655,-27.217,276;Praia da Vitória,38.733,-27.067,142'],
  [44, 'Santa Cruz da Graciosa,39.086,-28.006,26'],
  [45, 'Calheta,38.602,-28.018,55,calheta-de-sao-jorge;Velas,38.682,-28.209,36'],
  [46, 'Lajes do Pico,38.395,-28.252,47;Madalena,38.536,-28.527,68;São Roque do Pico,38.516,-28.308,71'],
  [47, 'Horta,38.537,-28.626,112'],
  [48, 'Lajes das Flores,39.377,-31.178,39;Santa Cruz das Flores,39.458,-31.13,17'],
  [49, 'Corvo,39.67,-31.11,0'],
];
