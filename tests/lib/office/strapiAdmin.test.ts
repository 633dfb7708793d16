import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askBeforeOverwriting } from '@/deploy/strapi-admin.js';

const address = '/content-manager/collection-types/api::article.article/eins';
const refused = (): Response => Response.json({ error: { message: 'Nicht gespeichert: Ada.' } }, { status: 409 });

const send = vi.fn<typeof fetch>();
const confirm = vi.fn<(question: string) => boolean>();

beforeEach(() => {
  send.mockReset();
  confirm.mockReset();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('confirm', confirm);
  askBeforeOverwriting();
});

describe('whoever saves an entry that somebody else has saved', () => {
  const options = { method: 'PUT', headers: new Headers({ Authorization: 'Bearer ich' }), body: '{}' };

  it('is asked, and replaces the other version if that is meant', async () => {
    send.mockResolvedValueOnce(refused()).mockResolvedValueOnce(Response.json({}));
    confirm.mockReturnValue(true);
    expect(await fetch(address, options)).toHaveProperty('status', 200);
    expect(confirm.mock.lastCall?.[0]).toMatch(/^Nicht gespeichert: Ada\.\n\nOK: Ihre Fassung ersetzt jene\./);
    const headers = new Headers({ Authorization: 'Bearer ich', 'X-Overwrite': 'true' });
    expect(send).toHaveBeenLastCalledWith(address, { ...options, headers });
    expect(options.headers.has('X-Overwrite')).toBe(false);
  });

  it('leaves the other version otherwise', async () => {
    send.mockResolvedValueOnce(refused());
    confirm.mockReturnValue(false);
    expect(await fetch(address, options)).toHaveProperty('status', 409);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is not asked if nothing is refused, or by something else', async () => {
    send.mockResolvedValueOnce(Response.json({})).mockResolvedValueOnce(refused());
    expect(await fetch(address, options)).toHaveProperty('status', 200);
    expect(await fetch('/upload', options)).toHaveProperty('status', 409);
    expect(confirm).not.toHaveBeenCalled();
  });
});
