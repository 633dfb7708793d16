/** Refuses a PostgreSQL database of Strapi 4, which version 5 would rebuild irreversibly at its start. */
import { z } from 'zod';
import { ConfigurationError } from '@/lib/shared/errors';
import boot from './boot.cjs';

/** Every Strapi has the first table, only version 5 has the second. */
const query = `SELECT to_regclass('strapi_database_schema') IS NOT NULL AS "isUsed",
  to_regclass('strapi_migrations_internal') IS NOT NULL AS "isOf5"`;

const rowsSchema = z.tuple([z.object({ isUsed: z.boolean(), isOf5: z.boolean() })]);

/** Throws ConfigurationError if the database belongs to a Strapi 4 or does not answer. The packages must be installed. */
export async function ensureDatabaseMatches(folder: string, address: string): Promise<void> {
  const rows = await boot.askPostgres(folder, address, query).catch((cause: unknown) => {
    throw new ConfigurationError(
      'The database that CMS_DATABASE_URL names does not answer. Does it exist, and can it be reached from here?',
      { cause },
    );
  });
  const [{ isUsed, isOf5 }] = rowsSchema.parse(rows);
  if (!isUsed || isOf5) return;
  throw new ConfigurationError(
    'The database that CMS_DATABASE_URL names belongs to a Strapi 4. Nothing was changed. Name an empty one.',
  );
}
