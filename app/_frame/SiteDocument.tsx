import '../_styles/site.scss';
import { font } from '../_styles/font';
import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { config } from '@/lib/shared/config';
import { languageTag } from '@/lib/i18n/paths';
import { createBrowserSettings } from '@/lib/site/createBrowserSettings';
import { buildInfo } from '@/lib/build/buildInfo';

export interface SiteDocumentProps {
  /** The language of the address. */
  readonly locale: Locale;
  /** For frames on other sites: links open outside the frame, and the page has other code. */
  readonly isEmbedded?: boolean;
  readonly children: ReactNode;
}

/** The document around every page, with the site's own code. */
export async function SiteDocument({ locale, isEmbedded = false, children }: SiteDocumentProps): Promise<ReactNode> {
  const { browserModule, embeddedModule, id } = await buildInfo();
  return (
    // The site's own code may set the height of the notices here before React loads.
    <html
      lang={languageTag[locale]}
      className={font.variable}
      data-build={id}
      data-settings={isEmbedded ? undefined : JSON.stringify(createBrowserSettings(config()))}
      data-embedded={isEmbedded ? '' : undefined}
      data-development={config().NODE_ENV === 'development' ? '' : undefined}
      suppressHydrationWarning
    >
      {isEmbedded && (
        <head>
          <base target="_blank" />
        </head>
      )}
      <body>
        {children}
        <script type="module" src={isEmbedded ? embeddedModule : browserModule} />
      </body>
    </html>
  );
}
