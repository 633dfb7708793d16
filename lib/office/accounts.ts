/** Accounts and permissions in the admin panel of a new CMS. */
import { randomBytes } from 'node:crypto';
import { locales } from '@/content-types/locales';
import { contentHash } from '@/lib/shared/contentHash';
import type { Permission, StrapiApp } from './strapiApp';

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** Creates the administrator of a new CMS. The password is only stored as a hash, in the CMS. */
export async function createAdministrator(strapi: StrapiApp): Promise<Login> {
  const login = { email: 'admin@example.org', password: randomBytes(15).toString('base64url') };
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    ...login,
    firstname: 'Administration',
    lastname: 'Statistikportal',
    isActive: true,
    blocked: false,
    registrationToken: null,
    preferedLanguage: 'de',
    roles: [role?.id],
  });
  return login;
}

/** The built-in roles of Strapi: Editors change and publish everything, Authors write drafts of their own. */
const roles = [
  { code: 'strapi-editor', conditions: [], publishes: true },
  { code: 'strapi-author', conditions: ['admin::is-creator'], publishes: false },
] as const;

const publishing = 'plugin::content-manager.explorer.publish';

/** All permissions for entries of this project, in all languages. The defaults of Strapi lack languages and actions. */
function rightsToEntries(strapi: StrapiApp): readonly Permission[] {
  const actions = strapi.service('admin::permission').actionProvider.values();
  const ofEntries = actions.filter(({ section }) => section === 'contentTypes');
  const rights = strapi.service('admin::content-type').getPermissionsWithNestedFields(ofEntries);
  return rights.filter(isOwn).map((right) => ({ ...right, properties: { ...right.properties, locales } }));
}

function isOwn({ subject }: Permission): boolean {
  return subject?.startsWith('api::') === true;
}

/** Where Strapi's database holds the hash of the rights that were given last. */
const state = { type: 'core', name: 'statistikportal', key: 'rights' } as const;

/**
 * Gives Editors and Authors their rights when the CMS is new and when content types have changed; otherwise, changes by an
 * administrator stay. Rights that do not concern entries stay as Strapi gives them.
 */
export async function grantPermissions(strapi: StrapiApp): Promise<void> {
  const rights = rightsToEntries(strapi);
  const hash = contentHash(rights);
  const store = strapi.store(state);
  if ((await store.get({})) === hash) return;
  for (const { code, conditions, publishes } of roles) {
    const role = await strapi.db.query('admin::role').findOne({ where: { code } });
    // An administrator may have removed it.
    if (role === null) continue;
    const existing = await strapi.service('admin::permission').findMany({ where: { role: { code } } });
    const others = existing.filter((permission) => !isOwn(permission));
    const own = rights.filter(({ action }) => publishes || action !== publishing);
    const given = own.map((right) => ({ ...right, conditions }));
    await strapi.service('admin::role').assignPermissions(role.id, [...others, ...given]);
  }
  await store.set({ value: hash });
}
