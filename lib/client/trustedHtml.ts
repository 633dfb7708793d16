/**
 * The only place where text becomes markup. The security policy of the site forbids it everywhere else, also for
 * injected code (Trusted Types); browsers without Trusted Types lack this protection.
 */
import { htmlPolicy } from '@/lib/shared/browser/pagePayload';

interface HtmlPolicy {
  /** Returns an object that the browser accepts where it refuses strings. */
  readonly createHTML: (html: string) => string;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };
}

const plain: HtmlPolicy = { createHTML: (html) => html };
const { trustedTypes }: Window & TrustedTypesWindow = window;
/** Created on load: the name can be used once per page. */
const policy = trustedTypes?.createPolicy(htmlPolicy, plain) ?? plain;

/** Sets the markup of an element. `html` must come from a page of the site. */
export function setHtml(element: Element, html: string): void {
  element.innerHTML = policy.createHTML(html);
}
