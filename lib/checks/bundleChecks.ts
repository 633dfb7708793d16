/** What holds back entries of bundles: found in `lib/content/bundles.ts`. */
import type { CheckGroup } from './checkTypes';

export const bundleChecks: CheckGroup = {
  title: 'Bündel',
  checks: [
    { code: 'bundle-unconfirmed', severity: 'warning', doc: 'Ein Bündel mit Einträgen ist nicht bestätigt.' },
    { code: 'bundle-instant-missing', severity: 'warning', doc: 'Ein Bündel mit Einträgen hat keinen Zeitpunkt.' },
    { code: 'bundle-unpublished', severity: 'warning', doc: 'Das Bündel eines Eintrags ist nicht veröffentlicht.' },
    {
      code: 'bundle-member-changed',
      severity: 'warning',
      doc: 'Ein Eintrag wurde geändert, nachdem sein Bündel freigegeben war. Er erscheint nicht, bis das Bündel neu freigegeben ist.',
    },
    { code: 'later-than-bundle', severity: 'warning', doc: 'Ein Eintrag erscheint später als sein Bündel.' },
  ],
};
