/** The line about a field in the documentation. */
import type { Field, Storage } from '@/content-types/definition';
import { slugRule } from '@/content-types/fields';
import { fieldInput } from './fieldInput';
import { code } from './markdown';

/** Whether such a field usually has one value for all languages; the documentation marks only exceptions. */
function isUsuallyShared(storage: Storage): boolean {
  switch (storage.type) {
    case 'string':
    case 'text':
    case 'richtext':
      return storage.unique === true;
    case 'json':
    case 'component':
    case 'dynamiczone':
      return false;
    default:
      return true;
  }
}

function languages({ storage, shared }: Field): string {
  if (shared === isUsuallyShared(storage)) return '';
  return shared ? ', alle gleich' : ', je Sprache';
}

/** Name, input and meaning of a field. `inLanguages`: whether to say if it is translated, which only content types choose. */
export function fieldLine(name: string, field: Field, inLanguages: boolean): string {
  const duty = field.required ? ', Pflicht' : '';
  const input = `${fieldInput(field.storage)}${duty}${inLanguages ? languages(field) : ''}`;
  // The introduction states the rule once.
  return `${code(name)} (${input}): ${field.doc.replace(` ${slugRule}`, '')}`;
}
