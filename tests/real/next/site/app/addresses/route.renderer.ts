import { draftMode } from 'next/headers';
import { parts } from '../parts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  (await draftMode()).enable();
  return Response.json(Object.keys(parts));
}
