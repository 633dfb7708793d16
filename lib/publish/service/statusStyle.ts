/** Styles and policies of the service's pages, which load nothing else. */
import { reportStyle } from '@/lib/checks/report/reportPage';
import { policyFor } from '../Page';

export const statusStyle =
  ':root{color-scheme:light dark;--line:light-dark(#c4c4c4,#5a5a5a);--box:light-dark(#f3f5f6,#262829);--mark:light-dark(#8a1c1c,#ffb4a9);' +
  '--link:light-dark(#0a5a84,#8fd0f5);--on:light-dark(#fff,#111)}' +
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:1.5rem auto 3rem;padding:0 1rem;background:light-dark(#fff,#161718);color:light-dark(#1b1b1b,#ececec)}' +
  'h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}h2{font-size:1.2rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:1rem 0 .25rem}' +
  'a{color:var(--link)}p,dd,ul{margin:0}li{overflow-wrap:anywhere;margin:.25rem 0}ul{padding-inline-start:1.25rem}' +
  'dl{margin:0;display:grid;gap:.25rem 1.5rem}dt{font-weight:600}dd{overflow-wrap:anywhere;white-space:pre-line}' +
  'dl+p{margin-block-start:.75rem}@media(min-width:40rem){dl{grid-template-columns:12rem 1fr}}' +
  '.told,.fault{border-inline-start:.3rem solid var(--link);background:var(--box);padding:.75rem 1rem;margin:0 0 1rem}.fault{border-color:var(--mark)}' +
  '.actions{display:grid;gap:1rem;border:1px solid var(--line);padding:1rem}' +
  'button,input{font:inherit;min-height:2.75rem;box-sizing:border-box}button{background:var(--link);color:var(--on);border:0;padding:.5rem 1.25rem;cursor:pointer;font-weight:600}' +
  '.quiet{background:none;color:var(--link);border:2px solid}input{width:100%;max-width:24rem;padding:.5rem;border:2px solid var(--line);background:none;color:inherit}' +
  'label{display:block;font-weight:600}:focus-visible{outline:3px solid var(--link);outline-offset:2px}summary{cursor:pointer;padding:.5rem 0;color:var(--link);font-weight:600}' +
  'p>a:only-child{display:inline-block;padding-block:.25rem}@media(forced-colors:active){button{background:ButtonFace;color:ButtonText;border:1px solid}}' +
  'form{display:grid;gap:.5rem;justify-items:start}nav{margin-top:2rem;display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}nav a{padding:.25rem 0}';

export const statusPolicy = policyFor(statusStyle);

export const reportPolicy = policyFor(reportStyle);
