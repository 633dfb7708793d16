/** What a CMS process reports once it serves. */
import { z } from 'zod';

export const startedCmsSchema = z.object({
  /** Without a trailing slash. */
  url: z.string(),
  token: z.string().nullable(),
  dataToken: z.string(),
  login: z.object({ email: z.string(), password: z.string() }).nullable(),
});

type Login = NonNullable<z.infer<typeof startedCmsSchema>['login']>;

export function describeLogin({ email, password }: Login): string {
  return `${email}, password ${password} (shown this once: change it there)`;
}
