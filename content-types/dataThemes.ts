/** The EU's themes for data catalogues, by code. */
export const dataThemes = {
  AGRI: 'Landwirtschaft, Fischerei, Forstwirtschaft und Nahrungsmittel',
  ECON: 'Wirtschaft und Finanzen',
  EDUC: 'Bildung, Kultur und Sport',
  ENER: 'Energie',
  ENVI: 'Umwelt',
  GOVE: 'Regierung und öffentlicher Sektor',
  HEAL: 'Gesundheit',
  INTR: 'Internationale Themen',
  JUST: 'Justiz, Rechtssystem und öffentliche Sicherheit',
  REGI: 'Regionen und Städte',
  SOCI: 'Bevölkerung und Gesellschaft',
  TECH: 'Wissenschaft und Technologie',
  TRAN: 'Verkehr',
} as const;

export type DataTheme = keyof typeof dataThemes;

export const dataThemeCodes = [
  'AGRI',
  'ECON',
  'EDUC',
  'ENER',
  'ENVI',
  'GOVE',
  'HEAL',
  'INTR',
  'JUST',
  'REGI',
  'SOCI',
  'TECH',
  'TRAN',
] as const satisfies readonly DataTheme[];
