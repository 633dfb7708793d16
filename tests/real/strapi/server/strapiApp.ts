/** The part of Strapi's own interface that the tests use. */
import type { Server } from 'node:http';
import type { Strapi4, Strapi5 } from '@/deploy/strapi-webhook.cjs';

export type EntryData = Readonly<Record<string, unknown>>;

interface Locales {
  find(): Promise<readonly { readonly code: string }[]>;
  create(locale: { readonly code: string; readonly name: string }): Promise<unknown>;
}

interface Uploads {
  upload(request: {
    readonly data: { readonly fileInfo: { readonly name: string } };
    readonly files: EntryData;
  }): Promise<readonly { readonly id: number }[]>;
}

interface ApiTokens {
  create(token: EntryData): Promise<{ readonly accessKey: string }>;
}

/** A query on a table, as knex builds it. */
interface TableQuery {
  where(conditions: EntryData): TableQuery;
  update(values: EntryData): Promise<number>;
}

interface StrapiApp {
  readonly db: {
    readonly metadata: { get(uid: string): { readonly tableName: string } };
    connection(table: string): TableQuery;
    /** Writes rows without any check. */
    query(uid: string): {
      create(options: { readonly data: EntryData }): Promise<{ readonly id: number }>;
      update(options: { readonly where: EntryData; readonly data: EntryData }): Promise<unknown>;
    };
  };
  readonly server: { readonly httpServer: Server };
  load(): Promise<unknown>;
  start(): Promise<unknown>;
  service(uid: 'plugin::i18n.locales'): Locales;
  service(uid: 'plugin::upload.upload'): Uploads;
  service(uid: 'admin::api-token'): ApiTokens;
  store(where: EntryData): { set(entry: { readonly value: EntryData }): Promise<unknown> };
}

export interface StrapiApp4 extends StrapiApp, Strapi4 {
  readonly entityService: {
    update(uid: string, id: number, options: { readonly data: EntryData }): Promise<unknown>;
  };
}

export interface StrapiApp5 extends StrapiApp, Strapi5 {
  documents(uid: string): {
    update(options: {
      readonly documentId: string;
      readonly locale: string;
      readonly data: EntryData;
    }): Promise<unknown>;
    publish(options: { readonly documentId: string; readonly locale: string }): Promise<unknown>;
  };
}
