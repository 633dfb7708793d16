/** Settings for Strapi, which reads the environment itself. */
export const strapiEnvironment = {
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_HIDE_STARTUP_MESSAGE: 'true',
  // The first language in an empty database becomes the default one.
  STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'de',
} as const;
