/** What embedded content of another website may do, as browsers spell it. */

/** Sandbox rights that a frame may get. None lets it navigate the whole page away. */
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

/** Device features that a frame may request. */
export const frameAbilities = [
  'fullscreen',
  'geolocation',
  'clipboard-write',
  'picture-in-picture',
  'autoplay',
] as const;

/** What the other website learns about the page that shows its content. */
export const referrerPolicies = ['no-referrer', 'origin', 'strict-origin-when-cross-origin'] as const;
