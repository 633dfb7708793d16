import { describe, expect, it } from 'vitest';
import { refuseStaleSaves } from '@/deploy/strapi-stale-saves.cjs';
import type { Request } from '@/deploy/strapi-stale-saves.cjs';

const uid = 'api::article.article';
const form = `/content-manager/collection-types/${uid}/eins`;

interface Asked {
  readonly person: number | null;
  readonly action: string;
  readonly path?: string;
  readonly status?: string;
  readonly isList?: boolean;
  readonly overwrites?: boolean;
}

/** A CMS with an entry, and people who open and save it. The minute of the clock is that of the last change. */
function cms() {
  let middleware: (action: unknown, next: () => Promise<unknown>) => Promise<unknown> = () => Promise.resolve();
  let request: Request | undefined;
  let minute = 0;
  const version = () => ({
    documentId: 'eins',
    locale: 'de',
    updatedAt: new Date(Date.UTC(2026, 10, 27, 9, minute)),
    updatedBy: { firstname: 'Ada', lastname: 'Meier' },
  });
  const documents = Object.assign(() => ({ findFirst: () => Promise.resolve(version()) }), {
    use: (given: typeof middleware) => (middleware = given),
  });
  refuseStaleSaves({ requestContext: { get: () => request }, documents });
  const ask = ({ person, action, path = form, status = 'draft', isList = false, overwrites = false }: Asked) => {
    const state = person === null ? {} : { user: { id: person } };
    const refuse = (code: number, message: string): never => {
      throw new Error(`${code} ${message}`);
    };
    request = {
      method: action === 'update' ? 'PUT' : 'GET',
      path,
      state,
      get: () => String(overwrites),
      throw: refuse,
    };
    return middleware({ uid, action, params: { documentId: 'eins', locale: 'de', status } }, () => {
      if (action === 'update') minute += 1;
      return Promise.resolve(isList ? [version()] : version());
    });
  };
  const open = (person: number) => ask({ person, action: 'findOne' });
  const save = (person: number | null) => ask({ person, action: 'update' });
  return { ask, open, save };
}

const refusal =
  '409 Nicht gespeichert: Ada Meier hat diesen Eintrag um 10:01 gespeichert, nachdem Sie ihn geöffnet haben.';

describe('an entry that two people have open', () => {
  it('is not overwritten by the one who saves later, who learns by whom and when it was saved', async () => {
    const { open, save } = cms();
    await open(1);
    await open(2);
    await save(1);
    await expect(save(2)).rejects.toThrow(refusal);
    await expect(save(2)).rejects.toThrow(refusal);
  });

  it('is overwritten by the one who saves later and says that it is meant', async () => {
    const { ask, open, save } = cms();
    await open(1);
    await open(2);
    await save(1);
    await expect(ask({ person: 2, action: 'update', overwrites: true })).resolves.toBeDefined();
    await expect(save(2)).resolves.toBeDefined();
    await expect(save(1)).rejects.toThrow('Nicht gespeichert');
  });

  it('is saved by the other one who has loaded it again, and again by the same one', async () => {
    const { open, save } = cms();
    await open(1);
    await open(2);
    await save(1);
    await save(1);
    await open(2);
    await expect(save(2)).resolves.toBeDefined();
    await expect(save(1)).rejects.toThrow('Nicht gespeichert');
  });

  it('is as old as it was opened, whatever else the form asks for', async () => {
    const { ask, open, save } = cms();
    await open(2);
    await open(1);
    await save(1);
    await ask({ person: 2, action: 'findOne', path: `/content-manager/relations/${uid}/eins/products` });
    await ask({ person: 2, action: 'findOne', status: 'published' });
    await expect(save(2)).rejects.toThrow('Nicht gespeichert');
  });

  it('can be saved by who has not opened it, and by programs', async () => {
    const { ask, open, save } = cms();
    await open(1);
    await save(1);
    await expect(save(2)).resolves.toBeDefined();
    await expect(ask({ person: 1, action: 'update', path: '/api/articles/eins' })).resolves.toBeDefined();
    await expect(save(null)).resolves.toBeDefined();
  });
});
