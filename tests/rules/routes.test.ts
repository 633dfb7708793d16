import { expect, it } from 'vitest';
import { routes } from '@/content-types/routes';
import { listFiles } from '@/lib/shared/files';

/** `(site)/artikel/[slug]/page.tsx` is the route `/artikel/{slug}`. */
function routeOf(file: string): string {
  const folders = file.split('/').slice(1, -1);
  return `/${folders.join('/')}`.replace('[slug]/[...path]', '[path]').replace(/\[(\w+)\]/, '{$1}');
}

it('B1.2 B1.6 each address of the site has its folder, and each folder its address', () => {
  const pages = listFiles('app/[lang]').filter((file) => file.endsWith('/page.tsx'));
  expect(pages.map(routeOf).toSorted()).toEqual(Object.values(routes).toSorted());
});
