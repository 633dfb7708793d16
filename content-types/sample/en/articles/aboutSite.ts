/** The texts about the site itself that its footer leads to. */
import type { LocalizedInput } from '../../../registry';

const kicker = 'About this website';

const example = {
  kind: 'info-box',
  variant: 'info',
  title: 'Sample text',
  body: 'This text is part of the sample content of the website. It is not an official statement.',
} as const;

export const barrierefreiheit: LocalizedInput<'articles'> = {
  title: 'Accessibility statement',
  kicker,
  lead: 'Everyone should be able to use this website, also with a keyboard, a screen reader or strong magnification. This page says what works and what is still missing.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'Standard',
      body: 'The website follows the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the Swiss accessibility standard eCH-0059. The Canton of Basel-Stadt has had a law on the rights of people with disabilities since 2021.',
    },
    {
      kind: 'text',
      heading: 'Status',
      body: 'The website meets these requirements **in part**; the known gaps are listed in the next section.\n\n- Every kind of page is checked automatically in all five languages with each change.\n- Keyboard use, strong magnification and high contrast are checked in a browser.\n- Every chart comes with a description and a table.\n- All pages can be read without JavaScript.',
    },
    {
      kind: 'text',
      heading: 'Known gaps',
      body: '- People with disabilities have not tested the website yet.\n- Only some pages exist in easy language, in German. No review group has read them yet.\n- Maps and applications of other providers cannot always be used with a keyboard. A text or a table therefore stands beside each of them.\n- There are no videos in sign language.',
    },
    {
      kind: 'text',
      heading: 'Something does not work?',
      body: 'Tell us which page causes difficulties and which assistive technology you use. We answer within ten working days and provide the information in another form on request.',
    },
    {
      kind: 'text',
      heading: 'Complaints',
      body: 'If our answer does not help, you can turn to the cantonal office responsible for the rights of people with disabilities. Its address belongs in the statement of the statistical office.',
    },
    {
      kind: 'text',
      heading: 'Date',
      body: 'The website was last checked on 21 August 2026. This statement is reviewed every year.',
    },
  ],
  seo_description: 'How accessible the statistics portal is, which gaps are known and whom to contact.',
};

export const impressum: LocalizedInput<'articles'> = {
  title: 'Legal notice',
  kicker,
  lead: 'Who publishes this website and under which conditions its content may be reused.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'Publisher',
      body: 'Statistical Office of the Canton of Basel-Stadt. The person named as contact is responsible for the content of a page. The people on this website are invented.',
    },
    {
      kind: 'text',
      heading: 'Reusing content',
      body: 'You may reuse figures and charts if you name the source, unless a page says otherwise. The terms of use of the data are given below each indicator.',
    },
    { kind: 'text', heading: 'Images', body: 'The drawings were made for this website.' },
  ],
  seo_description: 'Publisher, responsibility and reuse of the content of the statistics portal.',
};

export const datenschutz: LocalizedInput<'articles'> = {
  title: 'Data protection',
  kicker,
  lead: 'This website does without cookies and profiles. Here is which data are processed all the same.',
  content: [
    example,
    {
      kind: 'text',
      heading: 'Your choice',
      body: 'You decide whether visits are counted and whether content of other websites is loaded. Your choice is stored in your browser. You can change it at the bottom of every page.',
    },
    {
      kind: 'text',
      heading: 'Counting visits',
      body: 'If you agree, we count the pages viewed without names and without cookies. Search words are not transmitted. If your browser asks not to be tracked, nothing is counted.',
    },
    {
      kind: 'text',
      heading: 'Content of other websites',
      body: 'Embedded maps and applications load only after a click. The provider named there then receives your IP address.',
    },
    {
      kind: 'text',
      heading: 'Your rights',
      body: 'Public bodies in the canton are subject to the cantonal law on information and data protection. The person named below answers questions about your data.',
    },
  ],
  seo_description: 'Which data are processed when you visit the statistics portal and how you decide about them.',
};
