/** Pictures during development, created on request. The export creates them all before it is published. */
import { mkdir } from 'node:fs/promises';
import { createPictureGenerator, PictureError } from '@/lib/site/pictures/pictureGenerator';
import { parseVariant } from '@/lib/site/pictures/variant';
import { paths } from '@/lib/shared/paths';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

interface FileParams {
  readonly params: Promise<{ readonly file: string }>;
}

export async function GET(_request: Request, { params }: FileParams): Promise<Response> {
  const { file } = await params;
  const variant = parseVariant(file);
  if (variant === undefined) return new Response(null, { status: 404 });
  await mkdir(paths.pictures, { recursive: true });
  const workshop = createPictureGenerator(paths.developmentMedia, paths.pictures);
  try {
    const { bytes } = await workshop.make(variant);
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': types[variant.format] } });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return new Response(error.message, { status: 404 });
  }
}
