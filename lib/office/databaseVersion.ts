/** Whether a PostgreSQL database is that of a Strapi 4, which version 5 would rebuild at its start, for good. */
import { z } from 'zod';
import { ConfigurationError } from '@/lib/shared/errors';
import boot from './boot.cjs';

/** Tables that every Strapi has, and that version 5 alone has. */
const query = `SELECT to_regclass('strapi_database_schema') IS NOT NULL AS "isUsed",
  to_regclass('strapi_migrations_internal') IS NOT NULL AS "isOf5"`;

const rowsSchema = z.tuple([z.object({ isUsed: z.boolean(), isOf5: z.boolean() })]);

/** Throws ConfigurationError if the database belongs to a Strapi 4, or cannot be asked. The packages are installed. */
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
