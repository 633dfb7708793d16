import { defineCollection } from '../contentType';
import { choice, required, shared, text } from '../fields';

export const headerLinks = defineCollection('header-links', {
  singularName: 'header-link',
  label: 'Menüeintrag',
  doc: 'Ein Eintrag des Hauptmenüs (main) oder ein Verweis nach aussen (external).',
  key: 'path',
  sort: ['id'],
  fields: {
    path: required(shared(text('Ziel: «/themen» oder eine ganze Adresse.', { max: 500 }))),
    label: required(text('Beschriftung.', { max: 60 })),
    icon: shared(text('Name des Symbols.', { max: 40 })),
    type: required(choice('Hauptmenü oder Verweis nach aussen.', ['main', 'external'])),
  },
});
