import { defineCollection } from '../contentType';
import { choice, icon, linkIcons, required, shared, text } from '../fields';
import { rankField } from '../mixins';

export const headerLinks = defineCollection('header-links', {
  singularName: 'header-link',
  label: 'Menüeintrag',
  doc: 'Ein Eintrag des Hauptmenüs (main) oder ein Verweis nach aussen (external).',
  key: 'path',
  sort: ['id'],
  title: 'label',
  fields: {
    path: required(shared(text('Ziel: «/themen» oder eine ganze Adresse.', { max: 500 }))),
    label: required(text('Beschriftung.', { max: 60 })),
    ...rankField,
    icon: icon('Symbol vor der Beschriftung.', linkIcons),
    type: required(choice('Hauptmenü oder Verweis nach aussen.', ['main', 'external'])),
  },
});
