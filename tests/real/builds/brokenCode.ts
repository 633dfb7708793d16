/** Breaks the code of a workshop for certain texts: nobody knows of content that still makes pages fail. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What editors have to write for it. */
export const fatal = {
  /** In the title of an article: rendering its page throws. */
  throwing: 'Wirft um',
  /** In the title of an article: its page is rendered, but cannot be published. */
  headless: 'Ohne Kopf',
  /** In the label of a menu entry: each page that it stands on throws. */
  everywhere: 'Wirft alles um',
} as const;

interface Fracture {
  readonly file: string;
  readonly behind: string;
  readonly code: string;
}

const fractures: readonly Fracture[] = [
  {
    file: 'app/[lang]/(site)/artikel/[slug]/ArticlePage.tsx',
    behind: 'const { data: article } = props;',
    code:
      `if (article.title.includes('${fatal.throwing}')) throw new Error('Broken for the test');\n` +
      `if (article.title.includes('${fatal.headless}')) return null;`,
  },
  {
    file: 'components/layout/SiteHeader/SiteHeader.tsx',
    behind: "const { picker_label: picker, meta } = content.single('headers');",
    code:
      `if (menuEntries(context).some(({ label }) => label.includes('${fatal.everywhere}')))\n` +
      `throw new Error('Broken for the test');`,
  },
];

export async function breakCode(folder: string): Promise<void> {
  for (const { file, behind, code } of fractures) {
    const source = await readFile(path.join(folder, file), 'utf8');
    if (!source.includes(behind)) throw new Error(`${file} has no line «${behind}» any more.`);
    await writeFile(path.join(folder, file), source.replace(behind, `${behind}\n${code}`));
  }
}
