/** Examples of the parts that pages and content boxes are made of. A part without one does not compile. */
import type { ReactNode } from 'react';
import { BackToTop } from '@/components/layout/BackToTop/BackToTop';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { ConsentBanner } from '@/components/layout/ConsentBanner/ConsentBanner';
import { LanguageSwitch } from '@/components/layout/LanguageSwitch/LanguageSwitch';
import { PageNotices } from '@/components/layout/PageNotices/PageNotices';
import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { Logo } from '@/components/layout/SiteHeader/Logo';
import { MainMenu } from '@/components/layout/SiteHeader/MainMenu';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { SiteName } from '@/components/layout/SiteHeader/SiteName';
import { SkipLinks } from '@/components/layout/SkipLinks/SkipLinks';
import { TopicPicker } from '@/components/layout/TopicPicker/TopicPicker';
import { UpdateNotice } from '@/components/layout/UpdateNotice/UpdateNotice';
import { Box } from '@/components/ui/Box/Box';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { CopyField } from '@/components/ui/CopyField/CopyField';
import { DataTable } from '@/components/figures/DataTable/DataTable';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { Facts } from '@/components/ui/Facts/Facts';
import { Figures } from '@/components/figures/Figures/Figures';
import { Fold } from '@/components/ui/Fold/Fold';
import { Heading } from '@/components/ui/Heading';
import { Icon } from '@/components/ui/Icon/Icon';
import { Lines } from '@/components/ui/Lines';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/text/Prose/Prose';
import { Section } from '@/components/ui/Section/Section';
import { Thumbnail } from '@/components/ui/Thumbnail/Thumbnail';
import { SiteError } from '@/lib/shared/errors';
import { iconNames } from '@/lib/site/icons';
import type { PageContext } from '@/lib/site/pageContext';

/** Those of `components/ui` and `components/layout`, and some that show entries; a test compares the list with the folders. */
export const partNames = [
  'BackToTop',
  'Box',
  'Breadcrumbs',
  'ButtonLink',
  'ConsentBanner',
  'CopyField',
  'DataTable',
  'EntryList',
  'Facts',
  'Figures',
  'Fold',
  'Heading',
  'Icon',
  'LanguageSwitch',
  'Lines',
  'Logo',
  'MainMenu',
  'PageNotices',
  'Picture',
  'Prose',
  'Section',
  'SiteFooter',
  'SiteHeader',
  'SiteName',
  'SkipLinks',
  'Thumbnail',
  'TopicPicker',
  'UpdateNotice',
] as const;

export type PartName = (typeof partNames)[number];

export type PartExamples = { readonly [Name in PartName]: readonly [ReactNode, ...ReactNode[]] };

/** As long as the longest title on the real site. */
const longestTitle =
  'Wohnbevölkerung nach Staatsangehörigkeit, Aufenthaltsdauer, Altersklasse und Wohnviertel im Kanton seit 1979';

const text = [
  'Ein Absatz mit **fetter** und *kursiver* Schrift und einem [Verweis](/thema/wohnen).',
  '',
  '- Erstens',
  '- Zweitens',
  '',
  '| Jahr | Wert |',
  '| :--- | ---: |',
  '| 2025 | 0,92 |',
].join('\n');

function layoutExamples(context: PageContext): Pick<PartExamples, LayoutName> {
  const crumb = { title: 'Wohnen', path: '/thema/wohnen', language: 'de' } as const;
  const longCrumb = { title: longestTitle, path: '/artikel/beispiel', language: 'de' } as const;
  return {
    BackToTop: [<BackToTop key="page" context={context} />],
    Breadcrumbs: [
      <Breadcrumbs key="short" crumbs={[crumb]} context={context} />,
      <Breadcrumbs key="long" crumbs={[crumb, longCrumb]} context={context} />,
    ],
    ConsentBanner: [<ConsentBanner key="question" context={context} isHidden={false} />],
    LanguageSwitch: [<LanguageSwitch key="page" context={context} translations={['de', 'fr']} />],
    Logo: [<Logo key="logo" />],
    MainMenu: [<MainMenu key="page" context={context} activeKey="topics" />],
    PageNotices: [<PageNotices key="page" context={context} />],
    SiteFooter: [<SiteFooter key="page" context={context} year="2026" />],
    SiteHeader: [<SiteHeader key="page" context={context} activeKey="topics" translations={['de', 'ls', 'fr']} />],
    SiteName: [<SiteName key="page" context={context} />],
    SkipLinks: [<SkipLinks key="page" context={context} />],
    TopicPicker: [<TopicPicker key="page" context={context} />],
    UpdateNotice: [<UpdateNotice key="notice" context={context} isHidden={false} />],
  };
}

type LayoutName =
  | 'BackToTop'
  | 'Breadcrumbs'
  | 'ConsentBanner'
  | 'LanguageSwitch'
  | 'Logo'
  | 'MainMenu'
  | 'PageNotices'
  | 'SiteFooter'
  | 'SiteHeader'
  | 'SiteName'
  | 'SkipLinks'
  | 'TopicPicker'
  | 'UpdateNotice';

type ListName = 'DataTable' | 'EntryList' | 'Facts' | 'Figures' | 'Fold' | 'Picture' | 'Thumbnail';

function listExamples(context: PageContext): Pick<PartExamples, ListName> {
  const { content } = context;
  const themes = content.all('display-themes').map((entry) => ({ entry, summary: entry.lead, figure: '12' }));
  const indicators = content.all('products').filter(({ produkt }) => produkt === 'Indikator');
  const figures = content.all('display-themes').flatMap(({ hero_statistics: items }) => items);
  const pictures = content.all('articles').flatMap(({ image }) => image ?? []);
  return {
    DataTable: nonEmpty(indicators.map((item) => <DataTable key={item.stata_id} indicator={item} context={context} />)),
    EntryList: [
      <EntryList key="list" items={themes} context={context} figureLabel="Anzahl" />,
      <EntryList key="tiles" items={themes} context={context} display="tiles" />,
      <EntryList key="index" items={themes} context={context} display="index" />,
    ],
    Facts: [
      <Facts
        key="facts"
        facts={[
          { label: 'Veröffentlicht', value: '21. August 2026' },
          { label: 'Thema', value: longestTitle },
        ]}
      />,
    ],
    Figures: [<Figures key="figures" items={figures} context={context} />],
    Fold: [
      <Fold context={context} key="closed" summary="Erläuterungen" subject={longestTitle}>
        Was gezählt wird.
      </Fold>,
      <Fold context={context} key="open" summary="Tabelle" open>
        Was gezählt wird.
      </Fold>,
    ],
    Picture: nonEmpty(
      (['full', 'content', 'tile', 'portrait'] as const).flatMap((layout) =>
        pictures.slice(0, 1).map((image) => <Picture key={layout} image={image} layout={layout} />),
      ),
    ),
    Thumbnail: nonEmpty(pictures.slice(0, 1).map((image) => <Thumbnail key={image.file.url} image={image} />)),
  };
}

/** Content that no longer holds what an example shows must not lead to an empty place. */
function nonEmpty(examples: readonly ReactNode[]): readonly [ReactNode, ...ReactNode[]] {
  const [first, ...others] = examples;
  if (first === undefined)
    throw new SiteError('The small site of the tests has nothing to show here: extend tests/fixtures.');
  return [first, ...others];
}

function textExamples(context: PageContext): Omit<PartExamples, LayoutName | ListName> {
  return {
    Box: [
      <Box key="plain">
        <p>Ein Kasten, der sich vom Text abhebt.</p>
      </Box>,
      <Box key="marked" marked>
        <p>Ein Kasten, der auffallen soll.</p>
      </Box>,
    ],
    ButtonLink: nonEmpty(
      (['primary', 'secondary', 'text'] as const).map((style) => (
        <ButtonLink key={style} address="/themen" context={context} style={style}>
          Zu den Themen
        </ButtonLink>
      )),
    ),
    CopyField: [<CopyField key="lines" label="RIS" value={'TY  - DATA\nER  - '} rows={4} context={context} />],
    Heading: nonEmpty(
      ([2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Überschrift der Ebene {level}
        </Heading>
      )),
    ),
    Icon: nonEmpty(iconNames.map((name) => <Icon key={name} name={name} />)),
    Lines: [<Lines key="lines" text={'Der erste Satz.\nDer zweite Satz.'} />],
    Prose: [<Prose key="prose" text={text} place="prose" context={context} level={2} />],
    Section: [
      <Section key="plain" title="Ein Abschnitt" level={2}>
        <p>Mit einem Satz.</p>
      </Section>,
      <Section key="ruled" title={longestTitle} level={2} ruled>
        <p>Unter einer Linie.</p>
      </Section>,
    ],
  };
}

/** The examples of all parts, with the content of the small site that the tests read. */
export function partExamples(context: PageContext): PartExamples {
  return { ...layoutExamples(context), ...listExamples(context), ...textExamples(context) };
}
