/** The gallery as one HTML document. `npm run gallery` loads this file through Vite and puts the styles around it. */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { parseConfig } from '@/lib/shared/config';
import type { BrowserSettings } from '@/lib/shared/browser/browserSettings';
import type { GalleryInput } from '@/lib/commands/drawGallery';
import { createBrowserSettings } from '@/lib/site/createBrowserSettings';
import { iconFile, iconSprite } from '@/lib/site/icons';
import { Gallery } from './Gallery';
import { tokenStyles } from './Tokens';
import { tokensIn } from './tokens';

const settings: BrowserSettings = {
  ...createBrowserSettings(parseConfig({})),
  partsOff: ['appUpdate', 'consent', 'prefetch', 'searchField'],
};

function GalleryDocument({ styles, tokenSources, script }: GalleryInput): ReactNode {
  const tokens = tokensIn(tokenSources.join('\n'));
  return (
    // As in development: links are not followed by the site's own script.
    <html lang="en" data-development="" data-settings={JSON.stringify(settings)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Gallery – Statistikportal</title>
        <style dangerouslySetInnerHTML={{ __html: [...styles, tokenStyles(tokens)].join('\n') }} />
      </head>
      <body>
        <div hidden dangerouslySetInnerHTML={{ __html: iconSprite }} />
        <Gallery tokens={tokens} />
        <script
          type="module"
          dangerouslySetInnerHTML={{ __html: script.replaceAll('</script', String.raw`<\/script`) }}
        />
      </body>
    </html>
  );
}

/** Throws what a component throws: an example that cannot be drawn must not be overlooked. */
export async function renderGallery(input: GalleryInput): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerender(<GalleryDocument {...input} />, {
    onError: (error) => {
      problems.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  // The drawings of the icons are in the document itself.
  return html.replaceAll(`/assets/${iconFile}#`, '#');
}
