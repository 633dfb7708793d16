import { wordsIn } from './wordsIn';
import type { SearchRules } from '../searchRules';

/** English. */
export const en: SearchRules = {
  language: 'eng',
  months: wordsIn('January February March April May June July August September October November December'),
  stopWords: wordsIn(`
    a about after again all also am an and any are as at be because been being between both but by can could current
    currently did do does during each every few find for from get had has have having he her here hers him his how i
    if in into is it its itself just live lives many may me might more most much must my no nor not number of off on
    once only or other our out over own please s same she should show so some such t than that the their them then
    there these they this those through to today too under until up us very was we were what when where which while
    who whom whose why will with within would you your
  `),
  synonyms: [
    ['accident', 'accidents', 'car accidents', 'crashes', 'road accidents', 'road traffic accidents'],
    ['age structure', 'population pyramid', 'age pyramid'],
    ['apartment', 'apartments', 'flat', 'flats', 'dwelling', 'dwellings', 'homes'],
    ['average', 'mean'],
    ['Basel-Landschaft', 'Baselland', 'BL'],
    ['Basel-Stadt', 'BS'],
    ['bicycle', 'bicycles', 'bike', 'bikes', 'cycling', 'cyclists'],
    ['birth', 'births', 'newborns'],
    ['car', 'cars', 'passenger cars', 'motor vehicles', 'vehicles'],
    ['casualties', 'injured', 'road deaths', 'people injured'],
    ['childcare', 'daycare', 'nursery'],
    ['CO2', 'carbon dioxide', 'greenhouse gases'],
    ['commuter', 'commuters', 'commuting', 'journey to work'],
    ['consumer prices', 'consumer price index', 'CPI', 'cost of living'],
    ['crime', 'crimes', 'offences'],
    ['cross-border commuters', 'frontier workers'],
    ['deaths', 'mortality', 'died', 'Sterbefälle'],
    ['density', 'population density', 'Bevölkerungsdichte'],
    ['district', 'districts', 'neighbourhood', 'neighbourhoods', 'neighborhood'],
    ['elderly', 'seniors', 'older people', 'pensioners'],
    ['election', 'elections', 'vote', 'votes', 'voting', 'Wahlarchiv'],
    ['electric car', 'electric cars', 'electric vehicles', 'EV'],
    ['employees', 'employment', 'jobs', 'workforce'],
    ['forecast', 'forecasts', 'projection', 'projections', 'scenario', 'scenarios', 'future'],
    ['foreigners', 'foreign population', 'foreign nationals', 'Ausländeranteil'],
    ['GDP', 'gross domestic product'],
    ['glossary', 'definitions', 'terminology'],
    ['guests', 'tourists', 'visitors'],
    ['hospital', 'hospitals', 'clinic', 'clinics', 'Spitäler'],
    ['hotel', 'hotels', 'accommodation'],
    ['house', 'houses', 'buildings', 'building'],
    ['household', 'households', 'Haushalte'],
    ['income', 'earnings'],
    ['inflation', 'price increase', 'rising prices'],
    ['map', 'maps', 'atlas'],
    ['migration', 'net migration', 'moving'],
    ['nationality', 'citizenship'],
    ['naturalisation', 'naturalisations', 'naturalization'],
    ['noise', 'noise pollution'],
    ['nursing home', 'nursing homes', 'care home', 'care homes'],
    ['open data', 'OGD', 'dataset'],
    ['overnight stays', 'overnight stay', 'hotel nights'],
    ['parliament', 'Grand Council', 'Grosser Rat', 'Grossen Rat'],
    ['pension', 'pensions', 'AHV'],
    ['population', 'residents', 'inhabitants', 'people', 'citizens'],
    // As in “How much does a flat cost?”.
    ['price', 'prices', 'cost', 'costs', 'expensive'],
    ['public transport', 'tram', 'trams'],
    ['RAV', 'job centre', 'job center'],
    // Pages that are not translated have German names: so here and in other groups.
    ['rent', 'rents', 'rental', 'Mietpreise'],
    ['salary', 'salaries', 'wage', 'wages', 'pay'],
    ['school', 'schools', 'pupils'],
    ['social assistance', 'welfare', 'social aid'],
    ['solar energy', 'solar power', 'photovoltaics', 'solar'],
    ['students', 'student', 'Studierende'],
    ['tax', 'taxes', 'taxation'],
    ['temperature', 'temperatures'],
    ['traffic', 'transport', 'mobility'],
    ['unemployment', 'unemployed', 'jobless', 'unemployment rate'],
    ['university', 'universities', 'higher education'],
    [
      'vacancy',
      'vacancy rate',
      'vacant dwellings',
      'empty flats',
      'empty apartments',
      'vacant apartments',
      'vacant homes',
    ],
    ['waste', 'garbage', 'rubbish', 'trash', 'refuse', 'Siedlungsabfälle'],
    ['women', 'woman', 'female'],
  ],
  // Names, and words that are one or two letters away from another one: rents and cents, immigration and emigration.
  exactWords: wordsIn(`
    AHV Alban Bachletten Basel Bettingen BFS births Breite Bruderholz cents Clara CO2 CPI deaths emigration exports
    FHNW GDP Gotthelf Gundeldingen health Hirzbrunnen hours house ILO immigration imports Iselin Johann Kleinhüningen
    Klybeck Matthäus OGD pages prices prizes RAV rents Riehen Rosental SECO STATPOP taste taxes taxis wages waste
    wealth Wettstein women
  `),
  unlike: [
    ['age', 'agency', 'agencies', 'agenda', 'agent'],
    ['bus', 'business'],
    ['car', 'carbon', 'care', 'career', 'carried', 'carry'],
    ['men', 'mention'],
    ['rat', 'rate', 'ratio'],
    ['tax', 'taxi'],
  ],
  scenario: 'scenario',
};
