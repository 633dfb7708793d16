import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { imagePart } from '@/content-types/parts/image';
import type { PictureLayoutName } from '@/lib/site/pictures/pictureLayouts';
import { pictureSources } from '@/lib/site/pictures/pictureSources';

export type ImageContent = Shape<(typeof imagePart)['fields']>;

/** Some places show neither caption nor credit, so that their pictures have none. */
type Pictured = Omit<ImageContent, 'caption' | 'credit'> & Partial<Pick<ImageContent, 'caption' | 'credit'>>;

export interface PictureProps {
  readonly image: Pictured;
  /**
   * `full`: head of a page, cropped to 2:1 except panoramas and drawings. `content`: within a text, not cropped.
   * `tile`: one of several, cropped to 3:2. `portrait`: a person, cropped to a square. Only the first two show caption
   * and credit.
   */
  readonly layout?: PictureLayoutName;
  /** The main picture at the top of a page: loaded at once and before others. */
  readonly priority?: boolean;
}

/** In px: from this width on, a picture fills its place; smaller ones keep their size. */
const fillingWidth = 480;

/** A share of each side: focal points further from the edge need no class. */
const edge = 0.35;

/** Boxes of another shape crop the picture once more. Classes, because the content security policy forbids inline styles. */
function focusClasses({ focal_x: x, focal_y: y }: Pictured): readonly (string | undefined)[] {
  return [
    x !== null && x < edge ? 'picture-left' : undefined,
    x !== null && x > 1 - edge ? 'picture-right' : undefined,
    y !== null && y < edge ? 'picture-top' : undefined,
    y !== null && y > 1 - edge ? 'picture-bottom' : undefined,
  ];
}

function shapeClass({ image, layout = 'content' }: PictureProps, cropped: boolean): string | undefined {
  const { width, mime } = image.file;
  if (layout === 'tile' || layout === 'portrait') return `picture-${layout}`;
  const isDrawing = mime === 'image/svg+xml';
  if (width !== null && width < fillingWidth && !isDrawing) return 'picture-small';
  if (cropped) return 'picture-full';
  return layout === 'full' && isDrawing ? 'picture-drawing' : 'picture-content';
}

function imageClass(props: PictureProps, cropped: boolean): string {
  const classes = ['picture-image', shapeClass(props, cropped), ...focusClasses(props.image)];
  return classes.filter((name) => name !== undefined).join(' ');
}

function Image(props: PictureProps): ReactNode {
  const { image, layout = 'content', priority = false } = props;
  const { sources, sizes, src, width, height, cropped } = pictureSources(image, layout);
  const loading = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const img = (
    <img
      className={imageClass(props, cropped)}
      src={src}
      alt={image.decorative ? '' : (image.alt ?? '')}
      width={width ?? undefined}
      height={height ?? undefined}
      decoding="async"
      {...loading}
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture className="picture">
      {sources.map(({ type, srcSet, media }) => (
        <source key={`${type} ${media}`} type={type} srcSet={srcSet} sizes={sizes} media={media} />
      ))}
      {img}
    </picture>
  );
}

/** A picture in the size and format that fits the screen. Its dimensions are known, so nothing moves when it loads. */
export function Picture(props: PictureProps): ReactNode {
  const { caption = null, credit = null } = props.image;
  const isSmall = props.layout === 'tile' || props.layout === 'portrait';
  if (isSmall || (caption === null && credit === null)) return <Image {...props} />;
  return (
    <figure className="picture-figure">
      <Image {...props} />
      <figcaption className="picture-caption">
        {caption}
        {caption !== null && credit !== null && ' '}
        {credit !== null && <small className="picture-credit">© {credit}</small>}
      </figcaption>
    </figure>
  );
}
