import { describe, expect, it } from 'vitest';
import { orderIslandData, orderRows } from '@/lib/next/islandData';

/** Rows as a process writes them that has loaded nothing yet, and as one that has. */
const cold = [
  '1:"$Sreact.fragment"',
  ':HL["/style.css","style"]',
  '0:{"page":["$","$1",null,{"children":["$L2","$L3","$4"]}]}',
  '2:["$","p",null,{"text":"$$9 is no row","seen":"$undefined","on":"$D2026-11-22T07:30:00.000Z"}]',
  '3:["$","$L5",null,{"first":"$4:props:0","key":"$n12"}]',
  '4:["$","b",null,{}]',
  '5:I[27201,["/chunk.js"],"Island"]',
];
const warm = [
  '1:"$Sreact.fragment"',
  '5:["$","b",null,{}]',
  ':HL["/style.css","style"]',
  '0:{"page":["$","$1",null,{"children":["$Lb","$L3","$5"]}]}',
  '2:I[27201,["/chunk.js"],"Island"]',
  '3:["$","$L2",null,{"first":"$5:props:0","key":"$n12"}]',
  'b:["$","p",null,{"text":"$$9 is no row","seen":"$undefined","on":"$D2026-11-22T07:30:00.000Z"}]',
];

function ordered(...rows: readonly string[]): string | undefined {
  return orderRows(Buffer.from(rows.map((row) => `${row}\n`).join('')));
}

describe('the data of an island', () => {
  it('is the same whatever was loaded before', () => {
    expect(ordered(...cold)).toBe(ordered(...warm));
  });

  it('has first what is needed, then what may come later', () => {
    expect(ordered(...cold)?.split('\n')).toEqual([
      ':HL["/style.css","style"]',
      '1:"$Sreact.fragment"',
      '2:["$","b",null,{}]',
      '0:{"page":["$","$1",null,{"children":["$L3","$L4","$2"]}]}',
      '3:["$","p",null,{"text":"$$9 is no row","seen":"$undefined","on":"$D2026-11-22T07:30:00.000Z"}]',
      '4:["$","$L5",null,{"first":"$2:props:0","key":"$n12"}]',
      '5:I[27201,["/chunk.js"],"Island"]',
      '',
    ]);
  });

  it('stays as it is when it is in order', () => {
    const once = ordered(...cold) ?? '';
    expect(orderRows(Buffer.from(once))).toBe(once);
  });

  it('keeps long texts, which end without a new line', () => {
    const text = 'Zürich:\n"$7" 0:';
    const row = `9:T${Buffer.byteLength(text).toString(16)},${text}`;
    expect(orderRows(Buffer.from(`${row}0:["$9"]\n`))).toBe(`1:T${row.slice(3)}0:["$1"]\n`);
  });

  it('keeps the rows of a stream in their order', () => {
    expect(ordered('7:X', '0:["$7"]', '7:"a"', '7:C')).toBe('1:X\n1:"a"\n1:C\n0:["$1"]\n');
  });

  it('takes no words for references', () => {
    const row = String.raw`0:{"a":"he said \"$1\" and","$1":"b","cafe":"$$1","b":"1"}`;
    expect(ordered(row)).toBe(`${row}\n`);
  });

  it.each([
    ['binary data', ['0:["$1"]', '1:U5,abcde']],
    ['a row that is missing', ['0:["$1"]']],
    ['a row that nothing leads to', ['0:["a"]', '1:["b"]']],
    ['no rows', ['hallo: du']],
    ['half a row', ['0:["a"]\n1']],
  ])('is left alone with %s', (_, rows) => {
    expect(ordered(...rows)).toBeUndefined();
  });
});

function page(...texts: readonly string[]): string {
  const scripts = texts.map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`);
  return `<body><p data-island="Search"></p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts.join('')}</body>`;
}

describe('a page with an island', () => {
  it('has its data in one script, wherever it was divided', () => {
    const divided = orderIslandData(page('0:["$1"]\n1:["Was', 'ser"]', '\n'));
    expect(divided).toBe(page('1:["Wasser"]\n0:["$1"]\n'));
  });

  it('cannot end the script from within its data', () => {
    expect(orderIslandData(page('0:["\\u003c/script> & <!--"]\n'))).toContain(
      '\\\\u003c/script\\u003e \\u0026 \\u003c!--',
    );
  });

  it('stays as it is when its data cannot be read', () => {
    const unreadable = page('0:["$1"]\n', '1:U5,abcde');
    expect(orderIslandData(unreadable)).toBe(unreadable);
  });

  it('without data stays as it is', () => {
    expect(orderIslandData('<p>Wasser</p>')).toBe('<p>Wasser</p>');
  });
});
