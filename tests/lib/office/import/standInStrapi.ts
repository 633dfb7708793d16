/** A CMS in memory that keeps what is imported and delivers it as a Strapi does. */
import { strapiBlockName } from '@/content-types/block';
import type { Fields, Storage } from '@/content-types/definition';
import type { Locale } from '@/content-types/locales';
import { contentType } from '@/content-types/registry';
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { ImportCms, KnownEntry } from '@/lib/office/import/importCms';
import type { ImportedType, Values } from '@/lib/office/import/importedEntry';

interface Stored {
  readonly type: KnownEntry['type'];
  readonly versions: Map<Locale, Values>;
  isPublished: boolean;
}

function listOf(value: unknown): readonly Values[] {
  return [value].flat().filter(isRecord);
}

export class StandInStrapi implements ImportCms {
  readonly entries = new Map<string, Stored>();
  readonly files: string[] = [];
  /** What was asked to change something. */
  readonly requests: string[] = [];
  /** Thrown for the next entry. */
  refusal: Error | undefined;

  /** Adds a theme to which entries may refer. */
  addTheme(url: string): void {
    this.entries.set(`theme-${url}`, {
      type: 'display-themes',
      versions: new Map([['de', { url }]]),
      isPublished: true,
    });
  }

  #keyOf(documentId: unknown): unknown {
    const stored = this.entries.get(String(documentId));
    if (stored === undefined) return undefined;
    const definition = contentType(stored.type);
    return stored.versions.get('de')?.[definition.kind === 'collection' ? definition.key : ''];
  }

  #wireValue(value: unknown, storage: Storage): unknown {
    switch (storage.type) {
      case 'media': {
        const name = this.files[Number(value) - 1];
        const attributes = { name, url: `/uploads/${name ?? ''}`, mime: 'text/csv', width: null, height: null };
        return { data: name === undefined ? null : { id: value, attributes } };
      }
      case 'relation': {
        const set = isRecord(value) ? listOf(value['set']) : [];
        const found = set.map(({ documentId }) => ({
          id: 1,
          attributes: { [storage.targetKey]: this.#keyOf(documentId) },
        }));
        return { data: storage.many ? found : (found[0] ?? null) };
      }
      case 'component': {
        const parts = listOf(value).map((part) => ({ id: 1, ...this.#wire(part, storage.component.fields) }));
        return storage.repeatable ? parts : (parts[0] ?? null);
      }
      case 'dynamiczone':
        return listOf(value).map((box) => {
          const block = storage.blocks.find(({ kind }) => strapiBlockName(kind) === box['__component']);
          return { id: 1, __component: box['__component'], ...this.#wire(box, block?.fields ?? {}) };
        });
      default:
        return value ?? null;
    }
  }

  #wire(values: Values, fields: Fields): Values {
    const wired = Object.entries(fields).map(
      ([name, { storage }]) => [name, this.#wireValue(values[name], storage)] as const,
    );
    return Object.fromEntries(wired);
  }

  read = (): Promise<readonly KnownEntry[]> => {
    const known = [...this.entries].map(([documentId, { type, versions, isPublished }]): KnownEntry => {
      const { fields } = contentType(type);
      const wired = [...versions].map(([locale, values]) => [locale, this.#wire(values, fields)] as const);
      return { type, key: String(this.#keyOf(documentId)), documentId, isPublished, versions: new Map(wired) };
    });
    return Promise.resolve(known);
  };

  upload = (name: string): Promise<number> => {
    if (!this.files.includes(name)) this.files.push(name);
    return Promise.resolve(this.files.indexOf(name) + 1);
  };

  create = (type: ImportedType, data: Values): Promise<string> => {
    const refused = this.refusal;
    this.refusal = undefined;
    if (refused !== undefined) return Promise.reject(refused);
    const documentId = `document-${this.entries.size + 1}`;
    this.requests.push(`create ${type}`);
    this.entries.set(documentId, { type, versions: new Map([['de', data]]), isPublished: false });
    return Promise.resolve(documentId);
  };

  update = (type: ImportedType, documentId: string, locale: Locale, data: Values): Promise<void> => {
    this.requests.push(`update ${type} ${locale}`);
    this.entries.get(documentId)?.versions.set(locale, data);
    return Promise.resolve();
  };

  publishAll(): void {
    for (const entry of this.entries.values()) entry.isPublished = true;
  }
}
