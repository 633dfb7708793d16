import type { ReactNode } from 'react';
import { glossaryPath, keyAt, routes } from '@/content-types/routes';
import { scriptText } from '@/lib/shared/html/scriptText';
import { hasData } from '@/lib/open-data/dataFiles';
import { articleOf, breadcrumbsOf, catalogOf, datasetOf, termsOfGlossary } from '@/lib/open-data/schemaOrg';
import type { OpenPage } from './sitePage';

/** The main subject of a page: a data set, the catalogue, the glossary or an article; undefined for any other page. */
function subjectOf({ description: { indicator }, context }: OpenPage): object | undefined {
  const { path, content } = context;
  if (indicator !== undefined) return hasData(indicator) ? datasetOf(indicator, context) : undefined;
  if (path === routes['indicator-portal']) return catalogOf(context);
  if (path === glossaryPath) return termsOfGlossary(context);
  const slug = keyAt('article', path);
  const article = slug === undefined ? undefined : content.find('articles', slug);
  return article && articleOf(article, context);
}

/**
 * The page for search engines (JSON-LD): its breadcrumbs and main subject. Part of the page body, so that soft
 * navigation replaces it with the page.
 */
export function StructuredData({ page }: { readonly page: OpenPage }): ReactNode {
  const { description, context } = page;
  const subject = subjectOf(page);
  const data = [
    ...(description.crumbs.length > 0 ? [breadcrumbsOf(description.crumbs, context)] : []),
    ...(subject === undefined ? [] : [subject]),
  ];
  if (data.length === 0) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
