import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of the theme territory and environment. */
export const environmentSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  klima: {
    title: 'Climate',
    lead: 'Heat in the city, trees against the heat and a Rhine that is getting warmer.',
    image: images.umwelt,
    content: [
      {
        kind: 'text',
        heading: 'Heat in the city',
        body: 'Asphalt and walls store the warmth of the day. That is why densely built neighbourhoods cool down less at night than the outskirts. The effect is strongest in the two old towns, in Clara, Matthäus and Gundeldingen, and in the industrial areas along the Rhine. The [climate map](/interaktiv/klimakarte) (in German) shows where there are trees and meadows.',
      },
      {
        kind: 'simple-hero-statistics-box',
        item: {
          label: 'of the canton’s area lies under tree canopy',
          value: 24.4,
          decimals: 1,
          unit: '%',
          supporting_text: '2024; 2021: 25.4%',
          trend_text: 'lower than in 2021; small changes are uncertain',
        },
        text: 'In the city of Basel it is 17.2%. Leaving out the woods, the figure for the whole canton is 16.5%.',
        source: 'Basel-Stadt Parks Department (Stadtgärtnerei)',
        as_of: 'Aerial survey 2024',
      },
      {
        kind: 'text',
        heading: 'The Rhine',
        body: 'The Rhine flows through the canton for about seven kilometres. The temperature of the water is measured continuously; in summer it decides how well the fish are doing and whether people enjoy a swim.',
      },
      {
        kind: 'interactive-element',
        interactive: 'rheintemperatur',
        caption: 'Water temperature of the Rhine in Basel',
        source: 'Basel-Stadt Office for the Environment and Energy',
      },
      {
        kind: 'iframe',
        src: 'https://data.bs.ch/explore/embed/dataset/100046/table/',
        title: 'Measurements of the Rhine monitoring station on the data portal',
        purpose: 'The table is loaded from the data portal of the canton. The data portal sees your IP address.',
        height_mobile: 360,
        height_desktop: 520,
        fallback_text:
          'The table shows the continuously measured values of the Rhine in Basel, among them the water temperature.',
        caption: 'Continuous measurements of the Rhine',
        source: 'Basel-Stadt Office for the Environment and Energy',
      },
      {
        kind: 'link-button',
        label: 'Indicator set Environment (in German)',
        url: '/indikatorenset/umwelt',
        style: 'secondary',
      },
      {
        kind: 'additional-information-box',
        contacts: ['felix-vorlage'],
        sources: [sources.environment, sources.parks],
        links: [{ title: 'Article on the Rhine (in German)', url: '/artikel/rhein-im-fluss' }],
      },
    ],
  },
};
