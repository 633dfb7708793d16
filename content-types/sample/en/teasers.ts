import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** Teasers in English. */
export const teasers: Readonly<Record<string, LocalizedInput<'teasers'>>> = {
  jahrbuch: {
    title: 'All themes at a glance',
    text: 'The most important figures on the canton, ordered by theme as in the printed yearbook, but brought up to date every month.',
    image: images.home,
    url: '/themen',
    kind: 'Reference',
  },
  newsletter: {
    title: 'New figures by e-mail',
    text: 'The canton also sends out its news as a newsletter. You choose which topics you would like to receive.',
    url: 'https://www.bs.ch/',
    kind: 'Newsletter',
  },
  'medienmitteilung-leerstand': {
    title: '912 dwellings are vacant, 167 fewer than a year ago',
    text: 'On 1 June 2026, 0.78% of the dwellings in the canton were vacant. A year earlier the figure was 0.92%.',
    image: images.wohnen,
    url: '/artikel/leerstand-2026',
    kind: 'Press release',
  },
  'medienmitteilung-tourismus': {
    title: '1.69 million overnight stays in 2025',
    text: 'Hotels in Basel recorded more overnight stays in 2025 than ever before. Guests from abroad accounted for 63% of them.',
    image: images.tourismus,
    url: '/artikel/tourismus-2025',
    kind: 'Press release',
  },
  'offene-daten': {
    title: 'Data to reuse',
    text: 'The series are available on the data portal of the canton, as files and through an interface. Please name the source.',
    image: images.apps,
    url: 'https://data.bs.ch/',
    kind: 'Open data',
  },
  'umfrage-2026': {
    title: 'What are you missing on this website?',
    text: 'Write to us about the figures you are looking for and what you cannot find. Your suggestions feed into our plans for 2027.',
    url: 'mailto:gina.schema@example.org',
    kind: 'Take part',
  },
};
