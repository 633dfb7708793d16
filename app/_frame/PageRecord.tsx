import type { ReactNode } from 'react';
import { scriptText } from '@/lib/shared/html/scriptText';
import { recordMark } from '@/lib/build/export/pageRecord';
import type { PageRecordData } from '@/lib/build/export/pageRecord';
import { shareImageOf } from './shareImage';
import type { OpenPage } from './sitePage';

/** What the build needs to know to list a page and to draw its share image; visitors do not get it. */
export function PageRecord({ page }: { readonly page: OpenPage }): ReactNode {
  const { entry, noindex } = page.description;
  const updatedAt = entry?.meta.updatedAt ?? '';
  const card = shareImageOf(page)?.card;
  const record: PageRecordData = {
    // Empty for fallback entries, and if the CMS sends none.
    lastModified: updatedAt === '' ? null : updatedAt,
    noindex: noindex ?? false,
    ...(card ? { share: card } : {}),
  };
  return (
    <script
      type="application/json"
      {...{ [recordMark]: '' }}
      dangerouslySetInnerHTML={{ __html: scriptText(record) }}
    />
  );
}
