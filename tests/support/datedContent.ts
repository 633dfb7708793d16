/** Gives sample content the dates that a CMS would: an edited entry has another one. */
import { contentNames, contentType } from '@/content-types/registry';
import type { ContentName } from '@/content-types/registry';
import type { SampleCmsOptions } from '@/lib/cms/sample-cms/sampleCms';

export type EditableContent = Pick<SampleCmsOptions, 'content' | 'translations'>;

interface Entry {
  readonly shared: Readonly<Record<string, unknown>>;
  readonly updated: string;
}

/** What an entry is in all languages, but for its date, by its key. */
function texts({ content, translations }: EditableContent, name: ContentName): ReadonlyMap<string, string> {
  const type = contentType(name);
  const entries: readonly Entry[] = content[name];
  return new Map(
    entries.map((entry) => {
      const key = type.kind === 'single' ? name : String(entry.shared[type.key]);
      const translated = Object.values(translations).map((translation) => {
        const own: Readonly<Record<string, unknown>> = translation[name] ?? {};
        return own[key];
      });
      return [key, JSON.stringify([{ ...entry, updated: '' }, translated])];
    }),
  );
}

/** Dates what it is given: entries that are new or different from the last time get the next second. */
export function createDates(): (content: EditableContent) => EditableContent {
  const known = new Map<string, { readonly text: string; readonly updated: string }>();
  let edits = 0;
  return (edited) => {
    const isFirst = known.size === 0;
    edits += 1;
    const now = new Date(Date.parse('2026-08-31T08:00:00Z') + edits * 1000).toISOString();
    const dated = contentNames.map((name) => {
      const entries: readonly Entry[] = edited.content[name];
      const all = [...texts(edited, name)];
      return [
        name,
        entries.map((entry, index) => {
          const [key = '', text = ''] = all[index] ?? [];
          const before = known.get(`${name}/${key}`);
          const updated = isFirst ? entry.updated : before?.text === text ? before.updated : now;
          known.set(`${name}/${key}`, { text, updated });
          return { ...entry, updated };
        }),
      ];
    });
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the same entries with other dates
    return { ...edited, content: Object.fromEntries(dated) as EditableContent['content'] };
  };
}
