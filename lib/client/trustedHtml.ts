/**
 * The only place where text becomes markup. The security policy of the site refuses it everywhere else, also to code that
 * somebody smuggled in (trusted types); browsers that do not know them have no such guard.
 */
import { htmlPolicy } from '@/lib/shared/browser/pagePayload';

interface HtmlPolicy {
  /** Gives an object that the browser accepts where it would refuse text. */
  readonly createHTML: (html: string) => string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };
}

const plain: HtmlPolicy = { createHTML: (html) => html };
const { trustedTypes }: Window & TrustedTypesWindow = window;
/** Made at once: its name can be taken once per page. */
const policy = trustedTypes?.createPolicy(htmlPolicy, plain) ?? plain;

/** `html` comes from a page of the site. */
export function setHtml(element: Element, html: string): void {
  element.innerHTML = policy.createHTML(html);
}
