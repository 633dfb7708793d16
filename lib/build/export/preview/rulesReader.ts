/** Reads the rules of the served site; a new build may replace them at any time. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerError } from '@/lib/shared/server';
import { serverRulesSchema } from '../rules/serverRules';
import type { ServerRules } from '../rules/serverRules';
import { rulesFile } from '../writeRules';

export class RulesReader {
  readonly #file: string;
  #rules: ServerRules | undefined;
  #version = '';

  constructor(rulesDir: string) {
    this.#file = join(rulesDir, rulesFile);
  }

  async #read(): Promise<ServerRules> {
    const { ino, size, mtimeMs } = await stat(this.#file);
    const version = `${ino} ${size} ${mtimeMs}`;
    if (this.#rules !== undefined && version === this.#version) return this.#rules;
    const rules = serverRulesSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
    this.#version = version;
    return rules;
  }

  /** Returns the current rules; while they are being replaced, the previous ones. Throws a ServerError if there are none at all. */
  async read(): Promise<ServerRules> {
    try {
      this.#rules = await this.#read();
    } catch (cause) {
      if (this.#rules === undefined)
        throw new ServerError(`There is nothing to serve: ${this.#file} is missing or broken. Build the site first.`, {
          cause,
        });
    }
    return this.#rules;
  }
}
