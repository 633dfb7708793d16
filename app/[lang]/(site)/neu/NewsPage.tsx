import type { ReactNode } from 'react';
import { subscriptionFileNames, routes } from '@/content-types/routes';
import { TextIn } from '@/components/language/TextIn';
import { OverviewHead } from '@/components/page/OverviewHead';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { Section } from '@/components/ui/Section/Section';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { formatDate } from '@/lib/i18n/format/date';
import { changeText } from '@/lib/open-data/history/changeText';
import { newsOf } from '@/lib/calendar/news';
import type { News } from '@/lib/calendar/news';
import type { PageContext } from '@/lib/site/pageContext';
import { labelCrumb } from '@/app/_frame/crumbs';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

interface NewsProps {
  readonly news: News;
  readonly context: PageContext;
}

/** What is new or was corrected, in the language of the page; editors' texts are in their own. */
function Detail({ news, context }: NewsProps): ReactNode {
  const { calendar, colon } = context.messages;
  if (news.kind === 'correction')
    return (
      <>
        {calendar.feedTitles.corrected}
        {colon}
        <TextIn language={news.entry.meta.locale} context={context}>
          {news.text}
        </TextIn>
      </>
    );
  return changeText(news.change, context);
}

function Day({ news, context }: { readonly news: readonly News[]; readonly context: PageContext }): ReactNode {
  const items = news.map((one, index) => ({
    // An entry can be corrected twice on a day.
    attributes: { id: `neu-${one.day}-${index + 1}` },
    entry: one.entry,
    detail: <Detail news={one} context={context} />,
  }));
  return <EntryList items={items} context={context} />;
}

function NewsPage({ context }: PageProps<object>): ReactNode {
  const { pages, calendar } = context.messages;
  const days = [...groupBy(newsOf(context.content), ({ day }) => day)];
  return (
    <>
      <OverviewHead title={pages.news} lead={pages.newsLead} isEmpty={days.length === 0} context={context} />
      {days.map(([day, news]) => (
        <Section key={day} title={formatDate(day, context.language)} level={2} anchor={`neu-${day}`}>
          <Day news={news} context={context} />
        </Section>
      ))}
      <div>
        <ButtonLink address={`/${subscriptionFileNames.feed}`} context={context} style="text">
          {calendar.feed}
        </ButtonLink>
      </div>
    </>
  );
}

/** What is new in the data; its breadcrumbs include the calendar. */
export const news: SitePage<object> = {
  name: 'news',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription('news', ({ news, newsLead }) => ({ title: news, lead: newsLead }), context, [
      labelCrumb(({ pages }) => pages.calendar, routes.calendar, context),
    ]),
  Page: NewsPage,
};
