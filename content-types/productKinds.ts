/** The kinds of product, as the CMS spells them. */
export const productKinds = [
  'Indikatorenset',
  'Applikation',
  'Webartikel',
  'OGD-Datensatz',
  'Dashboard',
  'Indikator',
] as const;
