import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** The teasers in French. */
export const teasers: Readonly<Record<string, LocalizedInput<'teasers'>>> = {
  jahrbuch: {
    title: 'Tous les thèmes en un coup d’œil',
    text: 'Les principaux chiffres du canton, classés par thème comme dans l’annuaire imprimé, mais mis à jour chaque mois.',
    image: images.home,
    url: '/themen',
    kind: 'Référence',
  },
  newsletter: {
    title: 'Les nouveaux chiffres par courriel',
    text: 'Le canton envoie aussi ses communiqués sous forme de newsletter. Vous choisissez les thèmes qui vous intéressent.',
    url: 'https://www.bs.ch/',
    kind: 'Newsletter',
  },
  'medienmitteilung-leerstand': {
    title: '912 logements vacants, 167 de moins qu’il y a un an',
    text: 'Le 1er juin 2026, 0,78 % des logements du canton étaient vacants, contre 0,92 % un an plus tôt.',
    image: images.wohnen,
    url: '/artikel/leerstand-2026',
    kind: 'Communiqué de presse',
  },
  'medienmitteilung-tourismus': {
    title: '1,69 million de nuitées en 2025',
    text: 'Jamais les hôtels bâlois n’avaient compté autant de nuitées qu’en 2025. Les hôtes de l’étranger en représentent 63 %.',
    image: images.tourismus,
    url: '/artikel/tourismus-2025',
    kind: 'Communiqué de presse',
  },
  'offene-daten': {
    title: 'Des données à réutiliser',
    text: 'Le portail de données du canton propose les séries sous forme de fichiers et par une interface. Merci d’indiquer la source.',
    image: images.apps,
    url: 'https://data.bs.ch/',
    kind: 'Données ouvertes',
  },
  'umfrage-2026': {
    title: 'Que vous manque-t-il sur ce site ?',
    text: 'Écrivez-nous quels chiffres vous cherchez et ce que vous ne trouvez pas. Vos remarques serviront à préparer l’année 2027.',
    url: 'mailto:gina.schema@example.org',
    kind: 'Votre avis',
  },
};
