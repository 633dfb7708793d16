import '../box.scss';
import type { ReactNode } from 'react';
import { font } from '@/app/_styles/font';

interface LayoutProps {
  readonly params: Promise<{ readonly lang: string }>;
  readonly children: ReactNode;
}

/** As `app/_frame/SiteDocument.tsx` does it. */
export default async function Layout({ params, children }: LayoutProps): Promise<ReactNode> {
  const { lang } = await params;
  return (
    <html lang={lang} className={font.variable}>
      <body>{children}</body>
    </html>
  );
}
