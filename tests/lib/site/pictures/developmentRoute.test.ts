import { expect, it } from 'vitest';
import { GET } from '@/app/media/[file]/route.dev';

function answer(file: string): Promise<Response> {
  return GET(new Request(`http://localhost/media/${file}`), { params: Promise.resolve({ file }) });
}

it.each(['nichts.avif', '0123456789abcdef.jpg'])('the development server makes no %s', async (file) => {
  expect((await answer(file)).status).toBe(404);
});

it('the development server says which picture has no original', async () => {
  const response = await answer('ffffffffffffffff-a640.avif');
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/^The picture \/media\/ffffffffffffffff-a640\.avif cannot be made/);
});
