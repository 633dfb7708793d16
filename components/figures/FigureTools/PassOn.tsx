import type { ReactNode } from 'react';
import { entryPath } from '@/content-types/routes';
import { formatDate } from '@/lib/language/format/date';
import { fill } from '@/lib/language/fill';
import { contactEmail } from '@/lib/site/contact';
import { embedCode } from '@/lib/site/embedCode';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { permanentAddress } from '@/lib/site/permanentAddress';
import { CopyField } from '../../ui/CopyField/CopyField';
import { CopyShortcut } from './CopyShortcut';
import { Tool } from './Tool';
import type { ToolProps } from './Tool';

interface PassOnProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
}

type PassOnTool = PassOnProps & Pick<ToolProps, 'subject' | 'name'>;

/** The page of the indicator, whatever page shows it. */
function addressOf({ indicator, context }: PassOnProps): string {
  return permanentAddress({ locale: context.locale, path: entryPath('indicator', indicator.meta.key) });
}

/** The text ends with the address: what a visitor has chosen is added there. */
function mail(to: string, subject: string, lines: readonly string[]): string {
  const body = lines.map(encodeURIComponent).join('%0D%0A');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** The link with what is chosen: to copy, to hand to other programs, to send. */
export function ShareTool({ indicator, context, ...tool }: PassOnTool): ReactNode {
  const { takeAlong } = context.messages;
  const address = addressOf({ indicator, context });
  return (
    <Tool {...tool} summary={takeAlong.share} shortcut={<CopyShortcut label={takeAlong.link} context={context} />}>
      <CopyField label={takeAlong.link} value={address} hasChoice context={context} />
      <p>
        {/* Shown where the system can: `lib/browser/takeAlong.ts`. */}
        <button type="button" className="copy-field-copy" data-figure-tool="share" data-title={indicator.title} hidden>
          {takeAlong.pass}
        </button>{' '}
        <a className="indicator-figure-download" href={mail('', indicator.title, [address])} data-choice="">
          {takeAlong.mail}
        </a>
      </p>
    </Tool>
  );
}

export function EmbedTool({ indicator, context, ...tool }: PassOnTool): ReactNode {
  const { takeAlong } = context.messages;
  return (
    <Tool {...tool} summary={takeAlong.embed} shortcut={<CopyShortcut label={takeAlong.code} context={context} />}>
      <CopyField
        label={takeAlong.code}
        value={embedCode(indicator, context.locale)}
        rows={2}
        hasChoice
        context={context}
      />
      <p>{takeAlong.codeHelp}</p>
    </Tool>
  );
}

/** A mail about the figure, to those who answer for it, saying which state of it was seen. Nothing if nobody is named. */
export function ReportLink({ indicator, context }: PassOnProps): ReactNode {
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
  return (
    <a
      className="figure-tools-summary figure-tools-report screen-only"
      href={mail(to, fill(takeAlong.wrong, { title }), lines)}
      data-choice="build"
    >
      {takeAlong.report}
      <span className="visually-hidden">: {title}</span>
    </a>
  );
}
