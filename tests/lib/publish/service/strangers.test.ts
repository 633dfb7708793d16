import { describe, expect, it } from 'vitest';
import { secret, testServices } from './testServices';

const services = testServices();

async function open() {
  const { url, memory } = await services.start({}, 0);
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ password: secret }),
    redirect: 'manual',
  });
  const [cookie = ''] = login.headers.get('set-cookie')?.split(';') ?? [];
  const page = (): Promise<Response> => fetch(`${url}/status`, { headers: { cookie, accept: 'text/html' } });
  return { url, memory, page };
}

/** The different statuses of so many requests at once. */
async function statuses(url: string, request: RequestInit): Promise<ReadonlySet<number>> {
  const answers = await Promise.all(Array.from({ length: 130 }, () => fetch(url, request)));
  return new Set(answers.map(({ status }) => status));
}

describe('strangers who ask too much', () => {
  it('do not keep editors out of their page', async () => {
    const { url, page } = await open();
    expect(await statuses(`${url}/status`, {})).toEqual(new Set([200, 429]));
    expect((await page()).status).toBe(200);
  });

  it('do not keep editors from logging in', async () => {
    const { url } = await open();
    const login = (password: string): Promise<Response> =>
      fetch(`${url}/login`, { method: 'POST', body: new URLSearchParams({ password }), redirect: 'manual' });
    const guesses = Array.from({ length: 110 }, () => login('geraten').catch(() => null));
    const logins = await Promise.all(Array.from({ length: 25 }, () => login(secret)));
    expect(new Set(logins.map(({ status }) => status))).toEqual(new Set([303]));
    await Promise.all(guesses);
  });

  it('leave editors a place to log in', async () => {
    const { url } = await open();
    await statuses(`${url}/status`, {});
    const page = await fetch(`${url}/status`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('<form method="post" action="login">');
  });

  it('are refused when they send forms, too', async () => {
    const { url } = await open();
    expect(await statuses(`${url}/publish`, { method: 'POST' })).toEqual(new Set([403, 429]));
  });
});

it('who takes an entry back is not the one who published last', async () => {
  const { url, memory } = await open();
  const tell = (event: string, firstname: string): Promise<Response> =>
    fetch(`${url}/rebuild`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ event, model: 'article', entry: {}, user: { firstname, lastname: 'Meier' } }),
    });
  await tell('entry.publish', 'Anna');
  await tell('entry.unpublish', 'Beat');
  expect(memory.publisher).toMatchObject({ name: 'Anna Meier', event: 'entry.publish article' });
});
