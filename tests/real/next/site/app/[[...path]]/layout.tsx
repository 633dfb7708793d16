import '../box.scss';
import type { ReactNode } from 'react';
import { font } from '@/app/_styles/font';
import { layAside } from '@/lib/next/asideMarkup';
import { renderMarkup } from '@/lib/next/renderMarkup';
import { noteReading, parts } from '../parts';

interface LayoutProps {
  readonly params: Promise<{ readonly path?: string[] }>;
  readonly children: ReactNode;
}

/** As `app/_frame/SiteFrame.tsx` does it. */
export default async function Layout({ params, children }: LayoutProps): Promise<ReactNode> {
  const { path = [] } = await params;
  const address = `/${path.join('/')}`;
  noteReading(address);
  const Part = parts[address];
  if (Part === undefined) {
    return (
      <html lang="de">
        <body>{children}</body>
      </html>
    );
  }
  const body = (
    <main>
      <Part />
    </main>
  );
  const markup = renderMarkup(body);
  return (
    <html lang="de" className={font.variable}>
      <body
        data-menu-key="themes"
        {...(markup === undefined ? { children: body } : { dangerouslySetInnerHTML: { __html: layAside(markup) } })}
      />
    </html>
  );
}
