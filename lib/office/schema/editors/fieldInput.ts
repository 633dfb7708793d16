/** What an editor enters in a field, in German. */
import type { Storage } from '@/content-types/definition';
import { linkIcons } from '@/content-types/fields';
import { blocksHeading, iconsHeading, partHeading, targetHeading } from './headings';
import { code, headingLink } from './markdown';

type StorageOf<Type extends Storage['type']> = Extract<Storage, { type: Type }>;

/** The usual length of a text, which only the introduction states. */
const usualLength = 255;

function textInput({ type, maxLength, unique }: StorageOf<'string' | 'text' | 'richtext'>): string {
  if (unique === true) return 'Kennung';
  if (type === 'richtext') return 'Formatierter Text';
  if (type === 'text') return 'Langer Text';
  return maxLength === undefined || maxLength === usualLength ? 'Text' : `Text, ${maxLength}`;
}

function range(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `, ${min} bis ${max}`;
  if (min !== undefined) return `, ab ${min}`;
  return max === undefined ? '' : `, bis ${max}`;
}

function componentInput({ component, repeatable, max }: StorageOf<'component'>): string {
  const link = headingLink(component.name, partHeading(component));
  if (!repeatable) return link;
  return max === undefined ? `${link}, beliebig viele` : `${link}, höchstens ${max}`;
}

function relationInput({ target, many }: StorageOf<'relation'>): string {
  const name = targetHeading(target);
  return many ? `Verweise: ${name}` : `Verweis: ${name}`;
}

export function fieldInput(storage: Storage): string {
  switch (storage.type) {
    case 'string':
    case 'text':
    case 'richtext':
      return textInput(storage);
    case 'integer':
      return `${storage.unique === true ? 'Eindeutige Zahl' : 'Ganze Zahl'}${range(storage.min, storage.max)}`;
    case 'decimal':
      return `Zahl${range(storage.min, storage.max)}`;
    case 'boolean':
      return `Ja oder Nein, anfangs ${storage.default ? 'Ja' : 'Nein'}`;
    case 'date':
      return 'Datum';
    case 'datetime':
      return 'Datum und Uhrzeit';
    case 'enumeration':
      return storage.values === linkIcons
        ? headingLink('Symbol', iconsHeading)
        : `Auswahl: ${storage.values.map(code).join(', ')}`;
    case 'json':
      return 'JSON';
    case 'media':
      return storage.allowed === 'images' ? 'Bilddatei' : 'Datei';
    case 'relation':
      return relationInput(storage);
    case 'component':
      return componentInput(storage);
    case 'dynamiczone':
      return headingLink(blocksHeading, blocksHeading);
  }
}
