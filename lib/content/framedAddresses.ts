/** Which addresses of an entry pages show in a frame; errors and warnings about frames share this rule. */
import type { ContentType } from '@/content-types/contentType';

type Values = Readonly<Record<string, unknown>>;

/** Whether the address of the entry itself is shown in a frame; see `InteractiveContent.tsx` and `AppBlock.tsx`. */
function isFrame({ name }: ContentType, values: Values): boolean {
  if (name === 'background-page-articles') return values['interactive_type'] !== 'content';
  // If the consent banner could not say why, the application is a link.
  return name === 'apps' && typeof values['purpose'] === 'string';
}

function inBlocks({ content }: Values): readonly (readonly [path: string, address: unknown])[] {
  const blocks: readonly unknown[] = Array.isArray(content) ? content : [];
  return blocks.flatMap((block, index) =>
    typeof block === 'object' && block !== null && 'src' in block ? [[`content.${index}.src`, block.src] as const] : [],
  );
}

/** The addresses with their paths: of content boxes, of an application, of an interactive content. */
export function framedAddresses(
  type: ContentType,
  values: Values,
): readonly (readonly [path: string, address: string])[] {
  const own = isFrame(type, values) ? [['url', values['url']] as const] : [];
  return [...inBlocks(values), ...own].flatMap(([path, address]) =>
    typeof address === 'string' ? [[path, address] as const] : [],
  );
}
