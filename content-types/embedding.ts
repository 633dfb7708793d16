/** What content of another website may do in its frame, as browsers spell it. */

/** Rights of a frame beyond showing something. It can never take the visitor away from the page. */
export const sandboxRights = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-modals',
  'allow-pointer-lock',
] as const;

/** Abilities of the device that a frame may ask for. */
export const frameAbilities = [
  'fullscreen',
  'geolocation',
  'clipboard-write',
  'picture-in-picture',
  'autoplay',
] as const;

/** What the other website learns about the page that shows its content. */
export const referrerPolicies = ['no-referrer', 'origin', 'strict-origin-when-cross-origin'] as const;
