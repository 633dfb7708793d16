/** What pages know about their build; written before they are rendered. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { config } from '@/lib/shared/config';
import { SiteError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';

const buildInfoSchema = z.object({
  /** Version of the code: changes with code and settings, not with content (docs/decisions/013). */
  id: z.string(),
  /** Changes with the code, the settings and the content. */
  contentId: z.string(),
  /** The content is what is public at this instant. */
  timestamp: z.string(),
  /** The next instant (ISO, UTC) at which the content changes by itself. For web server rules, never for pages. */
  nextRelease: z.string().nullable().default(null),
  /** Address of the browser module of ordinary pages. */
  browserModule: z.string(),
  /** Address of the browser module of embedded charts. */
  embeddedModule: z.string(),
  /** Fingerprint of code and settings when the build was complete, to tell whether it is still current. */
  fingerprint: z.string(),
});

export type BuildInfo = z.infer<typeof buildInfoSchema>;

function infoFile(): string {
  return config().NODE_ENV === 'development' ? paths.developmentInfo : paths.buildInfo;
}

export async function writeBuildInfo(info: BuildInfo, file: string = infoFile()): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(info, null, 1)}\n`);
}

let loaded: Promise<BuildInfo> | undefined;

async function readInfo(): Promise<BuildInfo> {
  const text = await readFile(infoFile(), 'utf8').catch((cause: unknown) => {
    throw new SiteError('There is no build description yet. Start the site with «npm run build» or «npm run dev».', {
      cause,
    });
  });
  const parsed: unknown = JSON.parse(text);
  return buildInfoSchema.parse(parsed);
}

/** Returns the build that the pages belong to. Throws SiteError if no command has prepared one. */
export function buildInfo(): Promise<BuildInfo> {
  loaded ??= readInfo();
  return loaded;
}
