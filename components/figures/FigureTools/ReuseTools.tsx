import type { ReactNode } from 'react';
import { entryPath, routes } from '@/content-types/routes';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format/date';
import { localizedPath } from '@/lib/i18n/paths';
import { citationText, citedPage } from '@/lib/site/citation';
import type { CitedPage } from '@/lib/site/citation';
import { contactEmail } from '@/lib/site/contact';
import { embedCode } from '@/components/figures/FigureTools/embedCode';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { permanentAddress } from '@/lib/site/permanentAddress';
import { citedDay } from '@/lib/site/versionDay';
import { Subject } from '../../language/Subject';
import { CitationForms } from '../Citation/CitationForms';
import { CopyField } from '../../ui/CopyField/CopyField';
import { FigureDownloads } from '../IndicatorFigure/FigureDownloads';
import { ShortlistBox } from './ShortlistBox';

interface ReuseToolsProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
  readonly hasChart: boolean;
  /** Whether its data are offered as files. */
  readonly isSaved: boolean;
  /** With the citation formats for reference managers; otherwise a link leads to them. */
  readonly isComplete: boolean;
}

type PartProps = Pick<ReuseToolsProps, 'indicator' | 'context'>;

/** The anchor of the citation on the page of an indicator. */
const citePlace = 'zitieren';

/** The address of the indicator's page, whichever page shows the figure. */
function addressOf({ indicator, context }: PartProps): string {
  return permanentAddress({ locale: context.locale, path: entryPath('indicator', indicator.meta.key) });
}

function citedIndicator({ indicator, context }: PartProps): CitedPage {
  return citedPage({
    title: indicator.title,
    day: citedDay(indicator),
    address: addressOf({ indicator, context }),
    language: context.language,
    kind: 'dataset',
  });
}

/** The text ends with the address, to which the visitor's choice is added. */
function mail(to: string, subject: string, lines: readonly string[]): string {
  const body = lines.map(encodeURIComponent).join('%0D%0A');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** The link with the visitor's choice: to copy, to share with other apps, to send by mail. */
function Share({ indicator, context }: PartProps): ReactNode {
  const { takeAlong } = context.messages;
  const address = addressOf({ indicator, context });
  return (
    <div>
      <CopyField label={takeAlong.link} value={address} hasChoice context={context} />
      {/* Shown if the browser can share: `lib/client/figureTools.ts`. */}
      <button type="button" className="copy-field-copy" data-figure-tool="share" data-title={indicator.title} hidden>
        {takeAlong.pass}
      </button>{' '}
      <a className="indicator-figure-download" href={mail('', indicator.title, [address])} data-choice="">
        {takeAlong.mail}
      </a>
    </div>
  );
}

/** How to cite the indicator; its own page has the formats for reference managers, too. */
function Cite({ indicator, context, isComplete }: PartProps & Pick<ReuseToolsProps, 'isComplete'>): ReactNode {
  const { takeAlong } = context.messages;
  const page = citedIndicator({ indicator, context });
  const path = entryPath('indicator', indicator.meta.key);
  return (
    <div>
      <CopyField label={takeAlong.reference} value={citationText(page, context)} rows={2} context={context} />
      {!isComplete && (
        <a className="indicator-figure-download" href={`${localizedPath(context.locale, path)}#${citePlace}`}>
          {takeAlong.formats}
        </a>
      )}
    </div>
  );
}

function Embed({ indicator, context }: PartProps): ReactNode {
  const { takeAlong } = context.messages;
  const code = embedCode(indicator, context.locale);
  return (
    <div>
      <CopyField label={takeAlong.code} value={code} rows={2} hasChoice context={context} />
      <p className="note">{takeAlong.codeHelp}</p>
    </div>
  );
}

/** A link for a mail about the figure to its contact, naming the version that the visitor saw. Nothing without a contact. */
function ReportLink({ indicator, context }: PartProps): ReactNode {
  const { takeAlong, labels, colon } = context.messages;
  const { title, team_members: members, data_as_of: asOf, last_update: updated, meta } = indicator;
  const to = contactEmail(members, context);
  if (to === null) return null;
  const day = asOf ?? updated;
  const lines = [
    takeAlong.reportText,
    '',
    '',
    `${labels.asOf}${colon}${day === null ? meta.updatedAt : formatDate(day, context.language)}`,
    addressOf({ indicator, context }),
  ];
  const address = mail(to, fill(takeAlong.wrong, { title }), lines);
  return (
    <a className="indicator-figure-download" href={address} data-choice="build">
      {takeAlong.report}
      <Subject context={context}>{title}</Subject>
    </a>
  );
}

/** Ways to reuse a figure: files, a link, a citation, a frame for other sites; and a way to report an error. */
export function ReuseTools({ indicator, context, hasChart, isSaved, isComplete }: ReuseToolsProps): ReactNode {
  const part = { indicator, context };
  return (
    <>
      {isSaved && <FigureDownloads {...part} hasChart={hasChart} />}
      <Share {...part} />
      <Cite {...part} isComplete={isComplete} />
      {hasChart && <Embed {...part} />}
      <div className="take-along-row">
        <ShortlistBox kind="indicators" entry={indicator.meta.key} texts={context.messages.compare} context={context} />
        <ReportLink {...part} />
        <a className="indicator-figure-download" href={localizedPath(context.locale, routes['data-access'])}>
          {context.messages.pages.dataAccess}
        </a>
      </div>
      {isComplete && (
        <div id={citePlace}>
          <CitationForms page={citedIndicator(part)} context={context} />
        </div>
      )}
    </>
  );
}
