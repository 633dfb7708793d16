import type { ReactNode } from 'react';
import { EmbeddedFigure } from '@/components/figures/EmbeddedFigure/EmbeddedFigure';
import { defaultLocale } from '@/content-types/locales';
import { entryPath } from '@/content-types/routes';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import { isReadable } from '@/lib/i18n/paths';
import type { Indicator } from '@/lib/site/indicators';
import { permanentAddress } from '@/lib/site/permanentAddress';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { findIndicator, indicatorKeys } from '@/lib/site/indicators';

/** Shown in Leichte Sprache instead of a figure in German. */
function Missing({ data: indicator, context }: PageProps<Indicator>): ReactNode {
  const { missingLeichteSprache, readInGerman } = messagesByLocale[context.locale];
  const path = entryPath('indicator', indicator.meta.key);
  return (
    <>
      <h1>{missingLeichteSprache}</h1>
      <p>
        <a href={permanentAddress({ locale: defaultLocale, path })}>{readInGerman}</a>
      </p>
    </>
  );
}

function EmbedPage(props: PageProps<Indicator>): ReactNode {
  const { data: indicator, context } = props;
  return (
    <main className="page">
      {isReadable(context.language, context.locale) ? (
        <EmbeddedFigure indicator={indicator} context={context} />
      ) : (
        <Missing {...props} />
      )}
    </main>
  );
}

/** A page for frames on other sites: the figure of an indicator alone. */
export const embed: SitePage<Indicator> = {
  name: 'embed',
  keys: indicatorKeys,
  load: findIndicator,
  describe: ({ title, meta }, context) => ({
    title: fill(context.messages.takeAlong.embedded, { title }),
    language: meta.locale,
    summary: null,
    noindex: true,
    crumbs: [],
  }),
  Page: EmbedPage,
};
