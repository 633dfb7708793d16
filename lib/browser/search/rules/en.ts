import { groupsIn } from './groupsIn';
import { names } from './names';
import { relatedIn } from './relatedIn';
import { wordsIn } from './wordsIn';
import type { SearchRules } from '../searchRules';

/** English. */
export const en: SearchRules = {
  language: 'eng',
  months: wordsIn('January February March April May June July August September October November December'),
  stopWords: wordsIn(`
    a about after again all also am an and any are as at be because been being between both but by can could current
    currently date did do does during each every far few find for from get had has have having he her here hers him
    his how i if in interactive into is it its itself just latest live lives many may me might moment more most much
    must newest no nor not now nowadays number of off on once only or other our over own per please present
    presently recent right s same she should show since so some such t than that the their them then there these
    they this those through to today too under until up us very was we were what when where which while who whom
    whose why will with within would you your
  `),
  dividingWords: wordsIn('by'),
  lightWords: wordsIn(`
    almost already always amount annual average biggest capita change changed chart come data day days decreased
    developed development facts fallen figures go going graph grow growing grown happen happened high highest
    increase increased information largest last long lowest month monthly months out overview paid pay people
    percentage person rate really rise risen rising share smallest statistics stayed table total trend trends use
    week without year yearly years
  `),
  kindWords: [
    ['app', 'app', 'tool'],
    ['indicatorSet', 'indicators'],
    ['interactive', 'map'],
    ['article', 'analysis', 'article', 'report'],
    ['dataset', 'csv', 'download'],
    ['glossary', 'define', 'definition', 'difference', 'explained', 'meaning', 'means', 'what is a', 'what is an'],
    ['area', 'my'],
    ['page', 'my'],
    ['person', 'contact', 'responsible'],
    ['quiz', 'game', 'quiz'],
    ['statistic', 'calculated', 'measured', 'method', 'methodology', 'methods', 'source', 'survey'],
  ],
  // «price»: as in “How much does a flat cost?”.
  // «rent»: pages that are not translated have German names: so here and in other groups.
  synonyms: groupsIn(`
    accident, accidents, car accidents, crashes, road accidents, road traffic accidents, traffic accidents, Strassenverkehrsunfälle
    age structure, population pyramid, age pyramid, age groups, age distribution, Altersaufbau, age
    agenda, release calendar, publication dates, calendar
    agriculture, farmers, farms, Landwirtschaft, farmland, agricultural
    apartment, apartments, flat, flats, dwelling, dwellings, homes
    area, surface area, Fläche
    average, mean
    base year, Basisjahr
    Basel-Landschaft, Baselland, BL
    Basel-Stadt, BS
    bicycle, bicycles, bike, bikes, cycling, cyclists
    birth, births, newborns
    car, cars, passenger cars, motor vehicles, vehicles, vehicle, Motorfahrzeuge
    casualties, injured, road deaths, people injured, Verunfallte
    childcare, daycare, nursery
    climate, climate change, global warming, Klima
    CO2, carbon dioxide, greenhouse gases
    commuter, commuters, commuting, journey to work, Pendlerkarte
    comparison, compare, compared
    consumer prices, consumer price index, CPI, cost of living, Konsumentenpreise
    crime, crimes, offences
    cross-border commuters, frontier workers, cross-border workers, Grenzgänger
    deaths, mortality, died, people die, Sterbefälle, dead, dying
    density, population density, Bevölkerungsdichte, inhabitants per square kilometre, inhabitants per km2, people per square km, people per km2
    district, districts, neighbourhood, neighbourhoods, neighborhood
    education, training
    elderly, seniors, older people, pensioners
    election, elections, vote, votes, voting, Wahlarchiv
    electric car, electric cars, electric vehicles, EV, Elektroauto, EVs
    electricity, Strom
    employees, employment, jobs, workforce, workers, Beschäftigte, Beschäftigung, employed, employed persons
    energy consumption, energy use, Energieverbrauch
    forecast, forecasts, projection, projections, scenario, scenarios, future, outlook, Szenarien, Bevölkerungsszenarien
    foreigners, foreign population, foreign nationals, Ausländeranteil
    forest, forests, woodland, Wald
    FTE, full-time equivalents, Vollzeitäquivalente, full-time
    GDP, gross domestic product
    glossary, definitions, terminology, dictionary, terms
    green spaces, parks, green areas, Grünflächen
    guests, tourists, visitors
    heat, hot days, heatwave, heat wave, Hitzetage
    hospital, hospitals, clinic, clinics, Spitäler
    hospital beds, Spitalbetten
    hotel, hotels, accommodation
    house, houses, buildings, building, Gebäude, property
    household, households, Haushalt, Haushalte, household size
    income, earnings
    industry, industries, economic sectors, Wirtschaftssektor
    inflation, price increase, rising prices, price rises
    job seekers, Stellensuchende
    labour force, economically active, Erwerbspersonen
    land use, Bodennutzung, Arealstatistik
    living space, floor space, Wohnfläche, dwelling size
    map, maps, atlas, StatAtlas
    migration, moving, Wanderungen, immigration, immigrants, migrants, Zuwanderung, Zuzug, emigration, Abwanderung, Wegzug
    municipality, municipalities, Gemeinde
    nationality, citizenship
    natural increase, excess of births, Geburtenüberschuss
    naturalisation, naturalisations, naturalization
    net migration, Wanderungssaldo
    new housing, new dwellings, neu erstellte Wohnungen, built dwellings
    noise, noise pollution
    nursing home, nursing homes, care home, care homes
    open data, OGD, dataset
    overnight stays, overnight stay, hotel nights
    parliament, Grand Council, Grosser Rat, Grossen Rat
    pension, pensions, AHV
    population, residents, inhabitants, people, citizens, population size, demographic, demographics, Bevölkerung
    price, prices, cost, costs, expensive
    public transport, tram, trams
    RAV, job centre, job center
    rent, rents, rental, Mietpreise, rent prices
    Rhine, Rhein, river
    salary, salaries, wage, wages, pay
    sample, Stichprobe
    school, schools, pupils, Schulen
    seasonal adjustment, seasonally adjusted, Saisonbereinigung
    single households, people living alone, singles, Einpersonenhaushalt
    social assistance, welfare, social aid
    solar energy, solar power, photovoltaics, solar
    students, student, Studierende
    tax, taxes, taxation
    temperature, temperatures
    time series, Zeitreihe
    traffic, transport, mobility
    unemployment, unemployed, jobless, unemployment rate, people without work
    university, universities, higher education, Hochschulen
    vacancy, vacancy rate, vacant dwellings, empty flats, vacant flats, vacancies, empty dwellings
    waste, garbage, rubbish, trash, refuse, Siedlungsabfälle
    women, woman, female, Frauenanteil
    young people, youth, Jugend
    youth unemployment, Jugendarbeitslosigkeit
  `),
  // “unemployment”: how high it is, the rate says; “unemployed” are a number of people.
  sameValue: groupsIn(`
    deaths, Sterbefälle
    GDP, gross domestic product
    Grand Council, Grosser Rat
    hospital beds, Spitalbetten
    inbound commuters, Zupendelnde
    inflation, inflation compared with the previous year, inflation rate, rate of inflation
    living space, floor space, Wohnfläche
    net migration, Wanderungssaldo
    new dwellings, newly built dwellings, neu erstellte Wohnungen
    outbound commuters, Wegpendelnde
    overnight stays, overnight stay, hotel nights
    person, capita, Kopf
    population, resident population, residents, inhabitants, people, population size
    population density, Bevölkerungsdichte, inhabitants per square kilometre, inhabitants per km2
    road traffic accidents, traffic accidents, road accidents, Strassenverkehrsunfälle
    share of foreigners, proportion of foreigners, Ausländeranteil
    share of women, proportion of women, Frauenanteil
    students, Studierende
    unemployment rate, rate of unemployment, unemployment
    vacancy rate, dwelling vacancy rate
    vacant dwellings, empty dwellings, vacant flats, empty flats
  `),
  related: relatedIn(`
    2040, 2050, years from now: forecast
    chemical, pharma, pharmaceutical, services, tertiary: Sektor
    address, contact, imprint, phone, publisher, legal notice, journalists, media, press, about us, copyright: impressum
    generation, minors, teenagers, young, adults, boys, children, girls, kids, retirees: age structure
    ageing, old, over 65, over 80, pensioner, retired: elderly, age structure
    alone, living alone: single households
    space per person, square meters, square metres, space, living area, room per person: living space
    arrivals, departures, move, movers, newcomers, relocate, relocation, leaves: migration
    available flats, empty houses, find a flat, housing shortage, unoccupied, free flats: vacancy
    average rent, flat prices, housing prices, lease, tenant, landlord, landlords, affordable housing, affordable flats, rental: rent, Mietpreise
    mean value: mean
    babies, baby, born: births
    birth, births, newborns: Geburtenüberschuss
    bathing, swim, swimming, water temperature: Rhine
    bin, bins, litter, recycling: waste
    border, cross the border, France, go to work, travel to work: commuters
    build, built, construction, construction site, completed dwellings, real estate: new housing
    bus, getting around, road, streets, train, lorries, motorbikes, motorcycles, bicycle, car park, parking space, parking spaces, public transport, scooters: traffic
    campus, degree, study, undergraduates, college, uni: university, students
    collision, killed on the roads, pedestrians, road safety: accidents
    children, classes, kids, kindergarten, primary school, apprentices, apprenticeship, scholarships, schoolchildren, teachers: school
    consumption, electricity, power, fuel, gas, gasoline, heating, oil, petrol, renewable energy, solar panels, wind, photovoltaic, solar, solar power: energy consumption, Energieverbrauch
    cookies, data protection, privacy: Datenschutz
    cost living, dearer, groceries, index, living expenses, more expensive, purchasing power, shopping: inflation, prices
    couples, families, flat sharing, shared flat, married, family size, flatshare, flatmates, roommates: household, population statistics
    csv, download, raw data, excel, file, API, JSON: open data
    die, funerals, life expectancy, Covid, pandemic, excess deaths: deaths
    doctor, nursing home, retirement home, health care, healthcare, illness, medical, patients, sick: hospital, health
    dole, laid off, no job, out of work, without a job: unemployment
    ecology, environment, nature, pollution, trees: climate, green spaces
    expats, immigrant, nationalities, origin, Swiss passport, non-Swiss, Germans, Germany, Italians: foreigners
    fields, rural: agriculture
    gender, gender equality: women, parliament
    game, puzzle, riddle, play: quiz
    heat days, hot, rain, summer, tropical nights, weather, shade: heat, climate
    holiday, rooms, sleep, tourist, travel, travellers, vacation, Airbnb: overnight stays, tourism
    hybrid, new cars, registered cars, registrations, Tesla: Neuwagen
    job hunting, job search, looking for a job, looking for work: job seekers, unemployment
    job, occupation, positions, staff: employees
    business, businesses, companies, company, employers, enterprises, firms, startups: Beschäftigte, Wirtschaftssektor
    land, area of the canton, how big is Basel, how big is the canton, size of the canton, soil, square kilometres, surface, territory: land use
    parties, politicians, politics, results, seats, voters: elections, parliament
    blind, disabled: accessibility
    historical, past, century: history
    growth: forecast
    published, released, newsletter, subscribe, RSS: agenda
    calculator: Wohnungsrechner
    air, air quality, noise, water quality: environment
    home ownership, homeowners, owner-occupied, owners: Gebäude und Wohnungen
    most populated, populated, populous: population by district
    method, methodology, methods: survey
    gardens, greenest, greenery: green spaces
    old town: Altstadt Grossbasel, Altstadt Kleinbasel
    way to work: commuters
    keep growing, grow, getting bigger: population, forecast
    happy, satisfied: satisfaction
    city divided, divided into, subdivision: Räumliche Gliederung, district
  `),
  // Names, and words that are one or two letters away from another one: rents and cents, immigration and emigration.
  exactWords: [
    ...names,
    ...wordsIn(`
      AHV Basel births cents CPI deaths emigration exports GDP health hours house ILO immigration imports pages prices
      prizes RAV rents taste taxes taxis wages waste wealth women
    `),
  ],
  wholeWords: ['age', 'bus', 'car', 'men', 'rat', 'tax'],
  scenario: 'scenario',
};
