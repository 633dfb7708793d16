/** Dead links and references: found when the content is read, as in `lib/content/deadLinks.ts`. */
import type { CheckGroup } from './checkTypes';

export const linkChecks: CheckGroup = {
  title: 'Verweise',
  checks: [
    {
      code: 'link-nowhere',
      severity: 'warning',
      doc: 'Ein Link führt zu einer Seite oder Datei der Website, die es nicht gibt. Bis er korrigiert ist, steht auf der Seite nur sein Text; die Meldung nennt die nächste Adresse, die es gibt.',
    },
    {
      code: 'link-without-place',
      severity: 'warning',
      doc: 'Ein Link führt zu einer Stelle («#…»), die es auf jener Seite nicht gibt.',
    },
    {
      code: 'link-refused',
      severity: 'warning',
      doc: 'Ein Link ist keine Adresse; die Website zeigt nur seinen Text.',
    },
    { code: 'reference-unpublished', severity: 'warning', doc: 'Ein verknüpfter Eintrag ist nicht veröffentlicht.' },
  ],
};
