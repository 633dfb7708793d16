/** How forms of the admin panel are arranged. */
import { z } from 'zod';
import type { Editor } from './webhooks/editor';

const formSchema = z.object({
  settings: z.unknown(),
  metadatas: z.unknown(),
  layouts: z.object({ edit: z.array(z.unknown()), list: z.unknown() }),
});

export type AdminForm = z.infer<typeof formSchema>;

const configurationSchema = z.object({ data: z.object({ contentType: formSchema }) });

/** A form that no test fills in, which an administrator arranges. */
export const arrangedForm = 'api::glossar.glossar';

function addressOf(uid: string): string {
  return `/content-manager/content-types/${uid}/configuration`;
}

export async function formOf({ ask }: Editor, uid: string): Promise<AdminForm> {
  return configurationSchema.parse((await ask('GET', addressOf(uid))).body).data.contentType;
}

/** Turns the order of the fields around. Returns what the form is like then. */
export async function rearrange(editor: Editor, uid: string): Promise<AdminForm['layouts']> {
  const { layouts } = await formOf(editor, uid);
  const changed = { ...layouts, edit: layouts.edit.toReversed() };
  const { status } = await editor.ask('PUT', addressOf(uid), { layouts: changed });
  if (status !== 200) throw new Error(`The form of ${uid} cannot be arranged: ${status}.`);
  return changed;
}
