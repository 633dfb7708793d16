import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { startSampleCms } from '@/lib/sample-cms/server';
import { tinyContent, tinyTranslations } from './tinyContent';
import { answerOf } from './answers';
import { rawRequests } from './requests';
const sample = await startSampleCms({ content: tinyContent, translations: tinyTranslations, mediaDir: 'content-types/sample/media', token: 'secret' });
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8').split('\n').find((l) => l.startsWith('{')) ?? '');
const servers = [{ name: 'sample', ...sample, token: 'secret' }, { ...read('/tmp/serve4.out'), name: 'v4' }, { ...read('/tmp/serve5.out'), name: 'v5' }];
const diff = (a: any, b: any, p = ''): string[] => {
  if (isDeepStrictEqual(a, b)) return [];
  if (a && b && typeof a === 'object' && typeof b === 'object') return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((k) => diff(a[k], b[k], `${p}.${k}`));
  return [`${p}: ${JSON.stringify(a)?.slice(0, 120)} | ${JSON.stringify(b)?.slice(0, 120)}`];
};
let bad = 0;
for (const r of rawRequests) {
  const [s, four, five] = await Promise.all(servers.map((x) => answerOf(x, r).catch((e) => String(e))));
  for (const [n, other] of [['v4', four], ['v5', five]] as const) {
    const d = diff(s, other);
    if (d.length) { bad++; console.log(`${r.title} — sample|${n}`, '\n   ' + d.slice(0, 6).join('\n   ')); }
  }
}
console.log(rawRequests.length, 'requests', bad, 'differences');
await sample.close();
