import type { ReactNode } from 'react';
import { subscriptionFileNames, routes } from '@/content-types/routes';
import { PageHead } from '@/components/page/PageHead';
import { CopyField } from '@/components/ui/CopyField/CopyField';
import { Section } from '@/components/ui/Section/Section';
import { Link } from '@/components/Link';
import { siteUrl } from '@/lib/shared/config';
import { localizedPath } from '@/lib/i18n/paths';
import { dataFileAddress, hasData } from '@/lib/open-data/dataFiles';
import type { PageContext } from '@/lib/site/pageContext';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

interface DataAccessProps {
  readonly context: PageContext;
}

/** The files that contain or list all data: see `lib/open-data/catalogueFiles.ts`. */
function AllFiles({ context }: DataAccessProps): ReactNode {
  const { dataAccess: texts, calendar } = context.messages;
  const files = [
    ['/daten/index.csv', texts.indexCsv],
    ['/daten/index.json', texts.indexJson],
    ['/catalog.ttl', texts.catalogue],
    ['/catalog.jsonld', texts.catalogueJson],
    [localizedPath(context.locale, `/${subscriptionFileNames.feed}`), calendar.feed],
    [localizedPath(context.locale, `/${subscriptionFileNames.calendar}`), texts.calendar],
  ] as const;
  return (
    <Section title={texts.all} level={2} anchor="liste-dateien">
      <ul className="link-list-links">
        {files.map(([address, title]) => (
          <li key={address} className="link-list-item">
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Code to copy that reads an indicator. Nothing if no indicator has data. */
function Programs({ context }: DataAccessProps): ReactNode {
  const { content, messages } = context;
  const texts = messages.dataAccess;
  const example = content.all('products').find((indicator) => indicator.visible_in_portal && hasData(indicator));
  if (example === undefined) return null;
  const addressIn = (format: 'csv' | 'xlsx'): string => new URL(dataFileAddress(example, format), siteUrl()).href;
  const lines = [
    ['R', `read.csv("${addressIn('csv')}", comment.char = "#")`],
    ['Python', `import pandas\npandas.read_csv("${addressIn('csv')}", comment="#")`],
    [texts.excel, addressIn('xlsx')],
  ] as const;
  return (
    <Section title={texts.programs} level={2} anchor="liste-programme">
      <p>{texts.numbers}</p>
      <div className="screen-only">
        {lines.map(([label, value]) => (
          <CopyField key={label} label={label} value={value} rows={value.split('\n').length + 1} context={context} />
        ))}
      </div>
    </Section>
  );
}

function DataAccessPage({ context }: PageProps<object>): ReactNode {
  const { pages, dataAccess: texts } = context.messages;
  return (
    <>
      <PageHead title={pages.dataAccess} lead={pages.dataAccessLead} />
      <Section title={texts.one} level={2} anchor="liste-einzeln">
        <p>
          {texts.below}{' '}
          <Link address={routes['indicator-portal']} context={context}>
            {pages.indicatorPortal}
          </Link>
        </p>
      </Section>
      <AllFiles context={context} />
      {context.locale !== 'ls' && <Programs context={context} />}
    </>
  );
}

/** How to get the data of the site: one by one, all of them, and with programs. */
export const dataAccess: SitePage<object> = {
  name: 'data-access',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription(
      'data-access',
      ({ dataAccess, dataAccessLead }) => ({ title: dataAccess, lead: dataAccessLead }),
      context,
    ),
  Page: DataAccessPage,
};
