import type { ReactNode } from 'react';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import type { PortalState } from '@/lib/portal/browser/portalState';
import { TableScroller } from '../text/TableScroller/TableScroller';
import { ShortlistButton } from './ShortlistButton';
import type { PortalTexts } from './portalProps';

interface RecordProps {
  readonly record: PortalRecord;
  readonly texts: PortalTexts;
}

interface TileProps extends RecordProps {
  /** Shows changes of the value on phones, too. */
  readonly hasChanges?: boolean | undefined;
  /** Buttons for the indicator. */
  readonly children?: ReactNode;
}

interface TitleProps extends RecordProps {
  readonly className?: string | undefined;
}

/** The title, marked if it is in another language than the page. */
function Title({ record, texts, className }: TitleProps): ReactNode {
  const { address, title, language } = record;
  return (
    <>
      <a href={address} className={className}>
        {title}
      </a>
      {language !== '' && (
        <span className="note">
          {' ('}
          <abbr title={texts.onlyInGerman}>{language}</abbr>
          {')'}
        </span>
      )}
    </>
  );
}

/** The value as one text: `0,79 %`. */
function valueText({ figure }: PortalRecord): string {
  return figure === null ? '' : figure.number + figure.unit;
}

function TileFigure({ record: { figure, note }, hasChanges = false }: Omit<TileProps, 'texts'>): ReactNode {
  if (figure === null) return <p className="indicator-tiles-note">{note}</p>;
  return (
    <p className="headline-tile">
      <b className="headline-value">
        {figure.number}
        <span className="headline-unit">{figure.unit}</span>
      </b>{' '}
      <span className="headline-note">{figure.detail}</span>{' '}
      {figure.changes.map((change) => (
        <span key={change} className={hasChanges ? 'headline-note' : 'headline-change'}>
          {change}{' '}
        </span>
      ))}
    </p>
  );
}

/** An indicator with its value and a preview of its chart. */
export function Tile({ record, texts, hasChanges, children }: TileProps): ReactNode {
  return (
    <li className="indicator-tiles-tile" lang={record.language || undefined}>
      <div>
        <span className="indicator-tiles-title">
          <Title record={record} texts={texts} className="indicator-tiles-link" />
        </span>
        {record.subtitle !== '' && <span className="indicator-tiles-subtitle">{record.subtitle}</span>}
      </div>
      <div className="indicator-tiles-shape">
        {record.preview !== '' && <img src={record.preview} alt="" width={240} height={64} loading="lazy" />}
      </div>
      <div>
        <TileFigure record={record} hasChanges={hasChanges} />
        {/* Buttons are in the language of the page. */}
        <div lang={record.language === '' ? undefined : texts.language}>{children}</div>
      </div>
    </li>
  );
}

function Line({ record, texts }: RecordProps): ReactNode {
  const { figure, subtitle } = record;
  return (
    <li className="entry-list-item" lang={record.language || undefined}>
      <span className="entry-list-title">
        <Title record={record} texts={texts} className="entry-list-link" />
        {subtitle !== '' && <span className="entry-list-detail">{subtitle}</span>}
      </span>
      {figure !== null && (
        <span className="entry-list-figure">
          {valueText(record)}
          <span className="entry-list-detail"> {figure.detail}</span>
        </span>
      )}
    </li>
  );
}

function TableRow({ record, texts }: RecordProps): ReactNode {
  const { subtitle, figure, language, updatedText } = record;
  return (
    <tr lang={language || undefined}>
      <th scope="row" className="indicator-table-title">
        <Title record={record} texts={texts} />
        {subtitle !== '' && <span className="indicator-table-subtitle">{subtitle}</span>}
      </th>
      <td>{figure?.detail ?? ''}</td>
      <td className="indicator-table-value">{valueText(record)}</td>
      <td>{updatedText}</td>
    </tr>
  );
}

function Table({ records, texts }: PortalResultsProps): ReactNode {
  return (
    <TableScroller label={texts.label}>
      <table className="indicator-table-table">
        <thead>
          <tr>
            <th scope="col">{texts.indicator}</th>
            <th scope="col">{texts.period}</th>
            <th scope="col" className="indicator-table-value">
              {texts.currentValue}
            </th>
            <th scope="col">{texts.lastUpdate}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <TableRow key={record.key} record={record} texts={texts} />
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

export interface PortalResultsProps {
  readonly records: readonly PortalRecord[];
  readonly view: PortalState['view'];
  readonly kept: readonly string[];
  readonly texts: PortalTexts;
}

/** Indicators as tiles, table or list. */
export function PortalResults(props: PortalResultsProps): ReactNode {
  const { records, view, kept, texts } = props;
  if (view === 'tabelle') return <Table {...props} />;
  if (view === 'liste')
    return (
      <ul className="entry-list-list">
        {records.map((record) => (
          <Line key={record.key} record={record} texts={texts} />
        ))}
      </ul>
    );
  return (
    <ul className="indicator-tiles-tiles">
      {records.map((record) => (
        <Tile key={record.key} record={record} texts={texts}>
          <ShortlistButton record={record} isKept={kept.includes(record.key)} texts={texts} />
        </Tile>
      ))}
    </ul>
  );
}
