import type { ReactNode } from 'react';
import type { ChartKind } from '@/content-types/chartKinds';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import type { TextContext } from '@/lib/site/pageContext';
import { mostChosen, remainingRoom, toggleName } from '@/lib/open-data/selection/choice';
import type { Choice } from '@/lib/open-data/selection/choice';
import type { Selected } from '@/lib/open-data/selection/selectedFigure';

export interface SelectionFieldsProps {
  readonly selected: Selected;
  /** The kinds of charts that fit, and the one that is drawn. */
  readonly kinds: readonly ChartKind[];
  readonly kind: ChartKind | undefined;
  readonly context: TextContext;
  readonly onChange: (choice: Choice) => void;
  readonly onReset: () => void;
}

type FieldsProps = Pick<SelectionFieldsProps, 'selected' | 'context' | 'onChange'>;

/** Checkboxes for names; a full selection takes no more. If there is room for one name only, they are radio buttons. */
function Names({ selected, context, onChange, place }: FieldsProps & { readonly place: number }): ReactNode {
  const { data, space, choice } = selected;
  const { selection } = context.messages.charts;
  const room = remainingRoom(choice, place);
  const dimension = space.dimensions[place];
  const chosen = choice.names[place] ?? [];
  if (dimension === undefined) return null;
  return (
    <fieldset className="own-selection-names">
      <legend className="own-selection-legend">
        {dimension.label ?? selection.series}
        {room > 1 && `, ${fill(selection.most, { count: String(mostChosen) })}`}
      </legend>
      <div className="own-selection-choices">
        {dimension.items.map(({ key, label }) => {
          const isChosen = chosen.includes(key);
          return (
            <label key={key} className="own-selection-choice">
              <input
                type={room > 1 ? 'checkbox' : 'radio'}
                name={`${data.key} ${dimension.id}`}
                className="own-selection-box"
                checked={isChosen}
                disabled={room > 1 && (isChosen ? chosen.length === 1 : chosen.length >= room)}
                onChange={() => onChange(toggleName(choice, space, place, key))}
              />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onSelect: (value: Value) => void;
}

function Select<Value extends string>({ label, value, options, onSelect }: SelectProps<Value>): ReactNode {
  if (options.length < 2) return null;
  return (
    <label className="own-selection-field">
      {label}
      <select
        className="own-selection-select"
        value={value}
        onChange={({ currentTarget }) => {
          const option = options[currentTarget.selectedIndex];
          if (option !== undefined) onSelect(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The first and the last period; neither passes the other. */
function Period({ selected, context, onChange }: FieldsProps): ReactNode {
  const { space, choice, places } = selected;
  const { keys, isTime } = space.along;
  if (!isTime) return null;
  const { selection } = context.messages.charts;
  const [from, to] = [places.at(0) ?? '', places.at(-1) ?? ''];
  const options = (some: readonly string[]): SelectProps<string>['options'] =>
    some.map((value) => ({ value, text: formatDate(value, context.language) }));
  return (
    <>
      <Select
        label={selection.from}
        value={from}
        options={options(keys.slice(0, keys.indexOf(to) + 1))}
        onSelect={(key) => onChange({ ...choice, from: key === keys[0] ? null : key })}
      />
      <Select
        label={selection.to}
        value={to}
        options={options(keys.slice(keys.indexOf(from)))}
        onSelect={(key) => onChange({ ...choice, to: key === keys.at(-1) ? null : key })}
      />
    </>
  );
}

/** The form of a selection. Every change takes effect at once. */
export function SelectionFields({ kinds, kind, onReset, ...props }: SelectionFieldsProps): ReactNode {
  const { selected, context, onChange } = props;
  const { choice, measures, measure, space } = selected;
  const { selection, kinds: kindNames } = context.messages.charts;
  return (
    <div className="own-selection-fields">
      {space.dimensions.map(({ id }, place) => (
        <Names key={id} {...props} place={place} />
      ))}
      <div className="own-selection-row">
        <Select
          label={selection.measure}
          value={measure}
          options={measures.map((value) => ({ value, text: selection.measures[value] }))}
          onSelect={(value) => onChange({ ...choice, measure: value })}
        />
        <Select
          label={selection.kind}
          value={kind}
          options={kinds.map((value) => ({ value, text: kindNames[value] }))}
          onSelect={(value) => onChange({ ...choice, kind: value })}
        />
        <Period {...props} />
        <button type="button" className="own-selection-reset" onClick={onReset}>
          {selection.reset}
        </button>
      </div>
    </div>
  );
}
