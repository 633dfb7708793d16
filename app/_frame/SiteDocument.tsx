import '../_styles/site.scss';
import { font } from '../_styles/font';
import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { config } from '@/lib/base/config';
import { languageTag } from '@/lib/language/paths';
import { layAside } from '@/lib/next/asideMarkup';
import { renderMarkup } from '@/lib/next/renderMarkup';
import { browserSettings } from '@/lib/site/browserSettings';
import { buildInfo } from '@/lib/site/buildInfo';

export interface SiteDocumentProps {
  /** The language of the address. */
  readonly locale: Locale;
  readonly bodyAttributes?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** For a frame of another site: links leave the frame, and it has code of its own. */
  readonly isEmbedded?: boolean;
  readonly children: ReactNode;
}

/** The whole document, rendered in one go, with the site's own code. */
// eslint-disable-next-line no-restricted-syntax -- Next.js renders it, and waits
export async function SiteDocument(props: SiteDocumentProps): Promise<ReactNode> {
  const { locale, bodyAttributes = {}, isEmbedded = false, children } = props;
  const { browserModule, embeddedModule, id } = await buildInfo();
  const isDevelopment = config().NODE_ENV === 'development';
  const body = (
    <>
      {children}
      <script type="module" src={isEmbedded ? embeddedModule : browserModule} />
    </>
  );
  const markup = isDevelopment ? undefined : renderMarkup(body);
  return (
    // The site's own code may set the height of the notices here before React loads.
    <html
      lang={languageTag[locale]}
      className={font.variable}
      data-build={id}
      data-settings={isEmbedded ? undefined : JSON.stringify(browserSettings(config()))}
      data-embedded={isEmbedded ? '' : undefined}
      data-development={isDevelopment ? '' : undefined}
      suppressHydrationWarning
    >
      {isEmbedded && (
        <head>
          <base target="_blank" />
        </head>
      )}
      <body
        {...bodyAttributes}
        {...(markup === undefined ? { children: body } : { dangerouslySetInnerHTML: { __html: layAside(markup) } })}
      />
    </html>
  );
}
