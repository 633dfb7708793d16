/** The part of Strapi's interface that is used here. */
import type { Server } from 'node:http';
import type { Context } from '@/deploy/strapi-stale-saves.cjs';
import type { Strapi5 } from '@/deploy/strapi-webhook.cjs';
import type { FormRows } from './formLayout';

export type EntryData = Readonly<Record<string, unknown>>;

interface Locales {
  find(): Promise<readonly { readonly id: number; readonly code: string }[]>;
  update(where: { readonly id: number }, locale: { readonly name: string }): Promise<unknown>;
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

/** How the admin panel shows the form of a content type or component. */
export interface FormConfiguration {
  /** `mainField`: the field that names an entry, or a group of fields in a list. */
  readonly settings: EntryData;
  readonly metadatas: Readonly<Record<string, { readonly edit: EntryData; readonly list: EntryData }>>;
  readonly layouts: { readonly edit: FormRows; readonly list: readonly string[] };
}

export interface FormService {
  findConfiguration(model: { readonly uid: string }): Promise<FormConfiguration>;
  updateConfiguration(model: { readonly uid: string }, form: FormConfiguration): Promise<unknown>;
}

/** An action that a role may perform on a subject. */
export interface Permission {
  readonly action: string;
  readonly subject?: string | null;
  readonly properties: EntryData;
  readonly conditions: readonly string[];
}

interface Action {
  readonly section: string;
}

interface Permissions {
  readonly actionProvider: { values(): readonly Action[] };
  findMany(options: { readonly where: EntryData }): Promise<readonly Permission[]>;
}

/** The settings of Strapi and its plugins. */
interface Store {
  get(where: EntryData): Promise<unknown>;
  set(entry: { readonly value: unknown }): Promise<unknown>;
}

/** A query on a table, as knex builds it. */
interface TableQuery {
  where(conditions: EntryData): TableQuery;
  update(values: EntryData): Promise<number>;
}

export interface StrapiApp extends Strapi5, Context {
  readonly db: {
    readonly metadata: { get(uid: string): { readonly tableName: string } };
    connection(table: string): TableQuery;
    readonly lifecycles: {
      subscribe(subscriber: {
        readonly models: readonly string[];
        readonly beforeCreate: (event: { readonly params: { readonly data: Record<string, unknown> } }) => void;
      }): unknown;
    };
    /** Writes rows without any check. */
    query(uid: string): {
      create(options: { readonly data: EntryData }): Promise<{ readonly id: number }>;
      findOne(options: { readonly where: EntryData }): Promise<{ readonly id: number } | null>;
      deleteMany(options: EntryData): Promise<unknown>;
      update(options: { readonly where: EntryData; readonly data: EntryData }): Promise<unknown>;
    };
  };
  readonly server: { readonly httpServer: Server };
  contentType(uid: string): { pluginOptions?: Readonly<Record<string, unknown>> } | undefined;
  load(): Promise<unknown>;
  start(): Promise<unknown>;
  destroy(): Promise<unknown>;
  service(uid: 'plugin::i18n.locales'): Locales;
  service(uid: 'plugin::upload.upload'): Uploads;
  service(uid: 'admin::api-token'): ApiTokens;
  service(uid: 'plugin::content-manager.content-types' | 'plugin::content-manager.components'): FormService;
  service(uid: 'admin::content-type'): {
    getPermissionsWithNestedFields(actions: readonly Action[]): readonly Permission[];
  };
  service(uid: 'admin::permission'): Permissions;
  service(uid: 'admin::role'): {
    getSuperAdmin(): Promise<{ readonly id: number } | null>;
    assignPermissions(role: number, permissions: readonly Permission[]): Promise<unknown>;
  };
  service(uid: 'admin::user'): { create(account: EntryData): Promise<unknown> };
  store(where: EntryData): Store;
  documents(uid: string): {
    update(options: {
      readonly documentId: string;
      readonly locale: string;
      readonly data: EntryData;
    }): Promise<unknown>;
    publish(options: { readonly documentId: string; readonly locale: string }): Promise<unknown>;
  };
}
