/** Styles: one level of nesting, classes only, logical directions, colours from the tokens. */

/** Rules that wrap a selector without adding a step to it. */
const transparentAtRules = ['container', 'include', 'layer', 'media', 'starting-style', 'supports'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss'],
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'left-to-right' } },
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/],
    // `--step--1` is the step below `--step-0`.
    'custom-property-pattern': '^[a-z][a-z0-9]*(-{1,2}[a-z0-9]+)*$',
    'max-nesting-depth': [1, { ignoreAtRules: transparentAtRules }],
    // Browsers learnt the flow-relative names of scrolling too recently.
    'property-layout-mappings': ['flow-relative', { ignoreProperties: [/^overflow-/, /^overscroll-behavior-/] }],
    // What variants share is a class of its own, too.
    'scss/at-extend-no-missing-placeholder': null,
    'selector-max-id': 0,
    'selector-max-type': 0,
    'value-keyword-layout-mappings': 'flow-relative',
  },
  overrides: [
    {
      files: ['app/_styles/**/*.scss'],
      rules: { 'selector-max-type': null },
    },
    {
      files: ['app/_styles/_tokens.scss'],
      rules: { 'color-no-hex': null },
    },
  ],
};
