import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { chapterPages, chapterTitle } from '@/lib/site/chapters';
import { placesInSets } from '@/lib/site/statistics';
import type { Indicator } from '@/lib/site/indicators';
import type { SetPlace } from '@/lib/site/statistics';
import { linkContext } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { EntryLink } from '../../language/EntryLink';
import { TextIn } from '../../language/TextIn';
import { Section } from '../../ui/Section/Section';

export interface SetPlacesProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
}

interface NeighbourProps {
  readonly label: string;
  readonly indicator: Indicator | undefined;
  readonly context: PageContext;
}

function Neighbour({ label, indicator, context }: NeighbourProps): ReactNode {
  if (indicator === undefined) return null;
  return (
    <span className="set-places-neighbour">
      <span className="set-places-label">{label}</span>
      <EntryLink entry={indicator} context={context} />
    </span>
  );
}

interface PlaceProps {
  readonly place: SetPlace;
  readonly context: PageContext;
}

function Place({ place, context }: PlaceProps): ReactNode {
  const { detail } = context.messages;
  const { set, chapter, position, count, previous, next } = place;
  const page = chapterPages(context.content, set).find((one) => one.chapter === chapter);
  const title = (
    <TextIn language={set.meta.locale} context={context}>
      {chapterTitle(chapter)}
    </TextIn>
  );
  return (
    <li className="set-places-place">
      <span className="set-places-set">
        <EntryLink entry={set} context={context} />
      </span>
      <span className="set-places-detail">
        {page === undefined ? (
          title
        ) : (
          <Link address={page.address} context={linkContext(context, set.meta.locale)}>
            {title}
          </Link>
        )}
        {' · '}
        {fill(detail.position, { position: String(position), count: String(count) })}
      </span>
      <span className="set-places-neighbours">
        <Neighbour label={detail.previous} indicator={previous} context={context} />
        <Neighbour label={detail.next} indicator={next} context={context} />
      </span>
    </li>
  );
}

/** The sets that contain an indicator: its chapter, its position, and the indicators before and after it. */
export function SetPlaces({ indicator, context }: SetPlacesProps): ReactNode {
  const places = placesInSets(context.content, indicator);
  if (places.length === 0) return null;
  return (
    <Section title={context.messages.detail.inSets} level={2} anchor="liste-indikatorensets">
      <ul className="set-places-places">
        {places.map((place) => (
          <Place key={place.set.slug} place={place} context={context} />
        ))}
      </ul>
    </Section>
  );
}
