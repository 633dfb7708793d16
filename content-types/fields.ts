/**
 * The building blocks of every content type.
 *
 * One field definition says how the CMS stores a value (`storage`), what it means (`doc`, in German, for editors),
 * whether it may be empty, whether all languages share it, and how the wire shape becomes a plain value (`schema`). The
 * populate tree, the Strapi schema, the documentation and the check of the sample content are derived from it.
 */
export { perLanguage, required, shared } from './fieldBase';
export { icon, linkIcons, networkIcons } from './icons';
export { component, components, media, relation, relations } from './compositeFields';
export { addressPartPattern } from './routes';
export {
  choice,
  date,
  decimal,
  flag,
  instant,
  integer,
  json,
  longText,
  numericKey,
  richText,
  slug,
  slugRule,
  text,
} from './valueFields';
