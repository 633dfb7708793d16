/** The icons as one file, below `/assets/`, whose files browsers keep for a year. */
import { iconFile, iconSprite } from '@/lib/site/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return [{ file: iconFile }];
}

export function GET(): Response {
  return new Response(iconSprite, { headers: { 'Content-Type': 'image/svg+xml' } });
}
