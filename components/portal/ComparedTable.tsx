import type { ReactNode } from 'react';
import type { ComparedAreas, ComparedCell, ComparedRow, ComparedTheme } from '@/lib/portal/browser/comparedAreas';
import { fill } from '@/lib/i18n/fill';
import { missingValue } from '@/lib/i18n/format/number';
import { TableScroller } from '../text/TableScroller/TableScroller';
import type { AreaComparisonProps, ChoosableArea } from './areaComparisonProps';

export interface ComparedTableProps extends Pick<AreaComparisonProps, 'texts'> {
  /** At least one. */
  readonly areas: readonly ChoosableArea[];
  readonly data: ComparedAreas;
}

type Texts = ComparedTableProps['texts'];

function Value({ value, texts }: { readonly value: ComparedCell | null; readonly texts: Texts }): ReactNode {
  if (typeof value === 'string') return value;
  const [shown, spoken, status] = value ?? [missingValue, texts.missingValue, ''];
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      {status !== '' && (
        <sup className="table-cell-status" aria-hidden="true">
          {status}
        </sup>
      )}
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}

function Row({ row, texts }: { readonly row: ComparedRow; readonly texts: Texts }): ReactNode {
  const language = row.language === '' ? undefined : row.language;
  return (
    <tr>
      <th scope="row" className="indicator-table-title">
        <a href={row.address} lang={language}>
          {row.title}
        </a>
        {language !== undefined && (
          <span className="note">
            {' ('}
            <abbr title={texts.onlyInGerman}>{language}</abbr>
            {')'}
          </span>
        )}
        <span className="indicator-table-subtitle" lang={language}>
          {row.detail}
        </span>
      </th>
      {row.cells.map((value, index) => (
        <td key={index} className="indicator-table-value" lang={value === null ? undefined : language}>
          <Value value={value} texts={texts} />
        </td>
      ))}
    </tr>
  );
}

function Theme({ theme, texts }: { readonly theme: ComparedTheme; readonly texts: Texts }): ReactNode {
  const [first] = theme.rows;
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          className="compared-table-group"
          colSpan={(first?.cells.length ?? 0) + 1}
          lang={theme.language || undefined}
        >
          <span className="compared-table-theme">{theme.title}</span>
        </th>
      </tr>
      {theme.rows.map((row, index) => (
        <Row key={index} row={row} texts={texts} />
      ))}
    </tbody>
  );
}

/** Explains the signs that occur in the table. */
function Signs({
  themes,
  signs,
  title,
}: Pick<ComparedAreas, 'themes' | 'signs'> & { readonly title: string }): ReactNode {
  const cells = themes.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const used = new Set(cells.flatMap((value) => (Array.isArray(value) ? value.slice(2) : [])));
  const explained = signs.filter(([sign]) => used.has(sign));
  if (explained.length === 0) return null;
  return (
    <ul className="table-cell-signs" aria-label={title}>
      {explained.map(([sign, meaning]) => (
        <li key={sign}>
          <span className="table-cell-sign">{sign}</span> {meaning}
        </li>
      ))}
    </ul>
  );
}

/** The themes with the columns of these areas only, and the rows that have a value for at least one of them. */
function themesOf({ areas, data }: Pick<ComparedTableProps, 'areas' | 'data'>): readonly ComparedTheme[] {
  const places = areas.map(({ slug }) => data.areas.indexOf(slug));
  return data.themes.flatMap((theme) => {
    const rows = theme.rows
      .map((row) => ({ ...row, cells: places.map((place) => row.cells[place] ?? null) }))
      .filter(({ cells }) => cells.some((value) => value !== null));
    return rows.length === 0 ? [] : [{ ...theme, rows }];
  });
}

/** Areas as columns, the newest values of all indicators as rows, by theme. */
export function ComparedTable({ areas, data, texts }: ComparedTableProps): ReactNode {
  const themes = themesOf({ areas, data });
  if (themes.length === 0) return <p>{texts.none}</p>;
  const caption = fill(texts.caption, { names: areas.map(({ name }) => name).join(', ') });
  return (
    <>
      <TableScroller label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.indicator}</th>
              {areas.map(({ slug, name, address }) => (
                <th key={slug} scope="col" className="indicator-table-value">
                  <a href={address}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          {themes.map((theme) => (
            <Theme key={theme.title} theme={theme} texts={texts} />
          ))}
        </table>
      </TableScroller>
      <Signs themes={themes} signs={data.signs} title={texts.signs} />
    </>
  );
}
