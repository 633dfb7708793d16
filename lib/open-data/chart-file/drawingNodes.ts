/**
 * Renders chart components to elements. They are plain functions of their props, so this does without the renderer of
 * React, which Next.js reserves for pages.
 */
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { DrawingElement } from '@/lib/drawing/browser/picture/drawingElement';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** SVG attributes in camel case. */
const camelCaseAttributes = ['viewBox', 'preserveAspectRatio'];

function attributeName(name: string): string {
  if (name === 'className') return 'class';
  return camelCaseAttributes.includes(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function attributesOf(props: Props): DrawingElement['attributes'] {
  const said: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'string' || typeof value === 'number') said[attributeName(name)] = String(value);
  }
  return said;
}

function isComponent(type: unknown): type is (props: Props) => ReactNode {
  return typeof type === 'function';
}

function isNodes(node: ReactNode): node is Iterable<ReactNode> {
  return typeof node === 'object' && node !== null && Symbol.iterator in node;
}

/** Renders a node to texts and elements. */
export function drawingNodes(node: ReactNode): DrawingElement['children'] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (isNodes(node)) return [...node].flatMap(drawingNodes);
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  if (isComponent(type)) return drawingNodes(type(props));
  const children = drawingNodes(props.children);
  return typeof type === 'string' ? [{ name: type, attributes: attributesOf(props), children }] : children;
}
