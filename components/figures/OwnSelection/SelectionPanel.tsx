import type { ReactNode } from 'react';
import { formatRange } from '@/lib/i18n/format/number';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import { chartForm } from '@/lib/charts/chartForm';
import type { TextContext } from '@/lib/site/pageContext';
import type { Choice } from '@/lib/open-data/selection/choice';
import { fittingModels, chosenKind } from '@/lib/open-data/selection/fittingKinds';
import { selectedFigure } from '@/lib/open-data/selection/selectedFigure';
import type { Selected, SelectedFigure } from '@/lib/open-data/selection/selectedFigure';
import { DataTable } from '../DataTable/DataTable';
import { Fold } from '../../ui/Fold/Fold';
import { FigureChart } from '@/lib/charts/FigureChart';
import { PictureButtons } from '../IndicatorFigure/PictureButtons';
import { SelectionFields } from './SelectionFields';
import { Subject } from '../../language/Subject';

export interface SelectionPanelProps {
  readonly selected: Selected;
  readonly context: TextContext;
  /** The name of saved files, without extension. */
  readonly file: string;
  readonly onChange: (choice: Choice) => void;
  readonly onReset: () => void;
  /** Saves the table of the choice as a file. `about`: its description in one line. */
  readonly onSave: (figure: SelectedFigure, about: string) => void;
}

/** The units of the values, that of the indicator in words. */
function unitsOf({ data, series }: Selected): string {
  const units = series.flatMap(({ unit }) => (unit === data.unit ? data.unit_label : null) ?? unit ?? []);
  return [...new Set(units)].join(' / ');
}

/** What all series share: measure, names that are the same for all of them, and the time. */
function aboutOf(selected: Selected, figure: SelectedFigure, texts: TextContext): string {
  const { data, space, choice, places, measure } = selected;
  const { charts } = texts.messages;
  const names = choice.names.flatMap((chosen, index) => {
    const { items = [] } = space.dimensions[index] ?? {};
    const isFixed = space.dimensions.length > 1 && chosen.length === 1;
    return isFixed ? items.filter(({ key }) => chosen.includes(key)).map(({ label }) => label) : [];
  });
  // A subtitle with digits names the period of all data.
  const place = data.subtitle === null || /\d/.test(data.subtitle) ? null : data.subtitle;
  const units = { absolute: unitsOf(selected), index: figure.unit, share: charts.share };
  const [from = '', to = from] = [places.at(0), places.at(-1)].map((period) => formatDate(period ?? '', data.locale));
  const time = space.along.isTime ? formatRange(from, to) : null;
  return [units[measure], place, ...names, time].filter((part) => part !== null && part !== '').join(', ');
}

function Downloads({ selected, context, file, onSave, figure, about, hasChart }: DownloadsProps): ReactNode {
  const { labels, charts } = context.messages;
  const { title } = selected.data;
  return (
    <ul className="indicator-figure-downloads" aria-label={labels.downloads} data-file={file} data-about={about}>
      <li>
        <button
          type="button"
          className="indicator-figure-download"
          data-umami-event="download"
          data-umami-event-file="csv"
          onClick={() => onSave(figure, about)}
        >
          {charts.selection.csv}
          <Subject context={context}>{title}</Subject>
        </button>
      </li>
      {hasChart && <PictureButtons title={title} context={context} />}
    </ul>
  );
}

interface DownloadsProps extends Pick<SelectionPanelProps, 'selected' | 'context' | 'file' | 'onSave'> {
  readonly figure: SelectedFigure;
  readonly about: string;
  readonly hasChart: boolean;
}

/** The form of a selection, its chart and table, and the files. */
export function SelectionPanel({ onChange, onReset, ...props }: SelectionPanelProps): ReactNode {
  const { selected, context } = props;
  const { language, messages } = context;
  const { selection } = messages.charts;
  const { title } = selected.data;
  const fitting = fittingModels(selected, messages);
  const kind = chosenKind(selected, fitting);
  const model = kind && fitting.get(kind);
  const figure = selectedFigure(selected, kind ?? 'line', messages);
  const about = aboutOf(selected, figure, context);
  const parts = selected.series.filter(({ wholes }) => selected.measure !== 'share' || wholes !== undefined);
  const shown = fill(selection.shown, { series: parts.map(({ label }) => label).join(', ') });
  const form = model === undefined ? selection.noChart : chartForm(model, language, messages);
  // As a key: each choice is rendered anew, as tooltips and sorting have changed elements in place.
  const drawing = JSON.stringify(selected.choice);
  return (
    <div className="own-selection-panel" role="group" aria-label={fill(selection.choose, { title })}>
      <SelectionFields
        selected={selected}
        kinds={[...fitting.keys()]}
        kind={kind}
        context={context}
        onChange={onChange}
        onReset={onReset}
      />
      <p className="indicator-figure-description" role="status">
        {about}
        <span className="visually-hidden">{`. ${shown}. ${form}`}</span>
      </p>
      {model === undefined ? (
        <p>{selection.noChart}</p>
      ) : (
        <FigureChart key={drawing} model={model} title={title} context={context} />
      )}
      <Fold context={context} summary={messages.labels.table} subject={title} open={model === undefined}>
        <DataTable key={drawing} indicator={figure} context={context} />
      </Fold>
      <Downloads {...props} figure={figure} about={about} hasChart={model !== undefined} />
    </div>
  );
}
