/** Somebody who works in the admin panel: the requests that its forms and buttons send. */
import { z } from 'zod';

type Body = Readonly<Record<string, unknown>>;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Entry {
  readonly id: number;
  /** Where the admin panel changes it. */
  readonly address: string;
}

export interface Editor {
  /** Below the address of the CMS. Any answer is one. */
  readonly ask: (method: string, address: string, body?: Body | FormData) => Promise<Answer>;
  /** As a draft; type: `article`. */
  readonly create: (type: string, data: Body) => Promise<Entry>;
  readonly update: (entry: Entry, data: Body) => Promise<unknown>;
  readonly publish: (entry: Entry, data: Body) => Promise<unknown>;
  readonly unpublish: (entry: Entry) => Promise<unknown>;
  readonly remove: (entry: Entry) => Promise<unknown>;
  /** A file of the media library; returns its number. */
  readonly upload: (name: string, text: string) => Promise<number>;
  readonly replace: (id: number, name: string, text: string) => Promise<unknown>;
  readonly removeFile: (id: number) => Promise<unknown>;
}

const sessionSchema = z.object({ data: z.object({ token: z.string() }) });

const entrySchema = z.union([
  z
    .object({ data: z.object({ id: z.number(), documentId: z.string() }) })
    .transform(({ data: { id, documentId } }) => ({ id, name: documentId })),
  z.object({ id: z.number() }).transform(({ id }) => ({ id, name: String(id) })),
]);

const fileSchema = z.array(z.object({ id: z.number() })).length(1);

function formWith(name: string, text: string): FormData {
  const form = new FormData();
  form.append('files', new Blob([text], { type: 'text/csv' }), name);
  form.append('fileInfo', JSON.stringify({ name }));
  return form;
}

type Ask = Editor['ask'];

function requestsWith(url: string, token: string | null): Ask {
  return async (method, address, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + address, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : z.json().parse(JSON.parse(text)) };
  };
}

/** Throws if the CMS refuses. */
function successful(ask: Ask): (...request: Parameters<Ask>) => Promise<unknown> {
  return async (method, address, body) => {
    const answer = await ask(method, address, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${address}: expected success, found ${answer.status} ${JSON.stringify(answer.body)}`);
  };
}

/** What an account can do whose session this is. */
function editorWith(session: unknown, url: string): Editor {
  const ask = requestsWith(url, sessionSchema.parse(session).data.token);
  const send = successful(ask);
  return {
    ask,
    create: async (type, data) => {
      const collection = `/content-manager/collection-types/api::${type}.${type}`;
      const { id, name } = entrySchema.parse(await send('POST', collection, data));
      return { id, address: `${collection}/${name}` };
    },
    update: ({ address }, data) => send('PUT', address, data),
    publish: ({ address }, data) => send('POST', `${address}/actions/publish`, data),
    unpublish: ({ address }) => send('POST', `${address}/actions/unpublish`, {}),
    remove: ({ address }) => send('DELETE', address),
    upload: async (name, text) => {
      const [file] = fileSchema.parse(await send('POST', '/upload', formWith(name, text)));
      return file?.id ?? NaN;
    },
    replace: (id, name, text) => send('POST', `/upload?id=${id}`, formWith(name, text)),
    removeFile: (id) => send('DELETE', `/upload/files/${id}`),
  };
}

/** Signs in with an account of a CMS. */
export async function signInAs(
  url: string,
  login: { readonly email: string; readonly password: string },
): Promise<Editor> {
  return editorWith(await successful(requestsWith(url, null))('POST', '/admin/login', login), url);
}

const invitationSchema = z.object({ data: z.object({ registrationToken: z.string() }) });

const rolesSchema = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) });

/** Lets an administrator invite somebody with a role, who accepts and is signed in. */
export async function invite(url: string, { ask }: Editor, code: string): Promise<Editor> {
  const send = successful(ask);
  const { data: roles } = rolesSchema.parse(await send('GET', '/admin/roles'));
  const role = roles.find((one) => one.code === code);
  const user = { firstname: 'Berta', lastname: 'Muster', email: `${code}@example.org`, roles: [role?.id] };
  const invitation = invitationSchema.parse(await send('POST', '/admin/users', user));
  const userInfo = { firstname: 'Berta', lastname: 'Muster', password: 'Only-for-tests-1' };
  const { registrationToken } = invitation.data;
  const accepted = await successful(requestsWith(url, null))('POST', '/admin/register', {
    registrationToken,
    userInfo,
  });
  return editorWith(accepted, url);
}
