import { parts } from '../parts';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return Response.json(Object.keys(parts));
}
