import { expect, it } from 'vitest';
import { startBoard } from '@/lib/commands/statusBoard';

function output(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, columns: 20, write: (text: string | Uint8Array) => written.push(String(text)) > 0 };
}

it('prints a line when it changes, and not again', () => {
  const there = output(false);
  const board = startBoard(['CMS', 'Website'], there);
  board.show('Website', 'here');
  board.show('Website', 'here');
  board.show('CMS', 'there');
  expect(there.written).toEqual(['Website  here\n', 'CMS      there\n']);
});

it('rewrites all lines in place on a terminal, none longer than it is wide', () => {
  const there = output(true);
  const board = startBoard(['CMS', 'Website'], there);
  board.show('CMS', 'a line that is too long');
  expect(there.written).toEqual([
    '\u001b[2KCMS      …\n\u001b[2KWebsite  …\n',
    '\u001b[2A\u001b[2KCMS      a line tha\n\u001b[2KWebsite  …\n',
  ]);
});
