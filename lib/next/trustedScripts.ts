/**
 * What a page with an island needs under trusted types: Next.js' runtime makes script elements, for the parts that it loads
 * later. This policy of the page, made before any other script runs, lets it have addresses of the site's own code; and
 * what React writes: nothing at all, into the slot of an embed that it makes anew, and an empty script element, where the
 * data inside runs nowhere.
 */
const policy = `self.trustedTypes?.createPolicy("default",{
createHTML:t=>t===""||t==="<script><\\/script>"?t:null,
createScript:t=>(JSON.parse(t),t),
createScriptURL:a=>{let u=new URL(a,location);return u.origin===location.origin&&/^\\/(_next\\/static|assets)\\//.test(u.pathname)?a:null}})`;

const headStart = /<head[^>]*>/;

/** `html` is a page with an island. */
export function withTrustedScripts(html: string): string {
  return html.replace(headStart, (head) => `${head}<script>${policy.replaceAll('\n', '')}</script>`);
}
