import type { Entry } from '@/content-types/registry';

/** Returns the members who may be named on the website. */
export function publicMembers(members: readonly Entry<'team-members'>[]): readonly Entry<'team-members'>[] {
  return members.filter(({ show_public: isPublic }) => isPublic);
}
