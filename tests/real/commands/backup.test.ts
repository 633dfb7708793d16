import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, stopServer } from '@/lib/shared/listen';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { hasPostgres, startPostgres } from '../strapi/postgres';
import { ask, contentOf, earlier, id, lose, secret, smallOffice, startWriting, withManifest } from './smallOffice';

describe('npm run backup and npm run restore', () => {
  it('bring everything back after the machine was lost, though the CMS was writing', async () => {
    const office = smallOffice();
    const stop = await startWriting(office);
    const archive = await office.save();
    await stop();
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(office.archives)).toEqual([path.basename(archive)]);
    const saved = contentOf(office);
    lose(office);
    const { code, output } = await office.run('restore', [archive]);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toContain(`npm run release -- check ${id}`);
    expect(output).not.toContain(secret);

    const database = 'cms/data.db';
    const notSaved = /^cms\/(?:data\.db|build|node_modules)|20261121/;
    const expected = Object.keys(saved).filter((file) => !notSaved.test(file));
    const restored = contentOf(office);
    expect(Object.keys(restored).toSorted()).toEqual([...expected, database].toSorted());
    for (const file of expected) expect(restored[file]).toBe(saved[file]);
    expect(readlinkSync(path.join(office.folder, 'releases/current'))).toBe(`releases/${id}`);
    const file = path.join(office.folder, database);
    expect(ask(file, 'PRAGMA integrity_check')).toBe('[{"integrity_check":"ok"}]');
    expect(ask(file, 'SELECT n FROM one EXCEPT SELECT n FROM other')).toBe('[]');
    expect(ask(file, 'SELECT count(*) >= 2000 AS many FROM one')).toBe('[{"many":1}]');
  });

  it('unpack an archive elsewhere, to try it, with the settings', async () => {
    const office = smallOffice();
    const archive = await office.save('--all-releases');
    const before = contentOf(office);
    const into = path.join(office.folder, 'tried');
    const { code } = await office.run('restore', [archive, '--into', into]);
    expect(code).toBe(0);
    expect(contentOf(office)).toEqual(before);
    expect(readFileSync(path.join(into, 'settings/env'), 'utf8')).toContain(secret);
    expect(statSync(into).mode & 0o777).toBe(0o700);
    const old = path.join(into, 'releases/releases', earlier, 'site/index.html');
    expect(readFileSync(old, 'utf8')).toBe('before');
    expect(readFileSync(path.join(into, 'releases/current/site/index.html'), 'utf8')).toBe('now');
    expect(await office.run('restore', [archive, '--into', into])).toMatchObject({ code: 1 });
  });

  it('lay aside what is there, if told to, again and again', async () => {
    const office = smallOffice();
    const archive = await office.save();
    const page = path.join(office.folder, 'releases/current/site/index.html');
    writeFileSync(page, 'newer');
    // As a restore that was killed leaves it.
    mkdirSync(path.join(office.folder, 'office/.restoring/logos'), { recursive: true });
    const refused = await office.run('restore', [archive]);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Something is in');
    for (const name of ['cms', 'releases', 'office']) expect(refused.output).toContain(path.join(office.folder, name));
    expect(readFileSync(page, 'utf8')).toBe('newer');
    expect(await office.run('restore', [archive, '--replace'])).toMatchObject({ code: 0 });
    expect(readFileSync(page, 'utf8')).toBe('now');
    const [aside = ''] = readdirSync(path.join(office.folder, 'releases')).filter((name) => name.startsWith('before-'));
    expect(readFileSync(path.join(office.folder, 'releases', aside, 'current/site/index.html'), 'utf8')).toBe('newer');
    const first = contentOf(office, ['office']);
    expect(await office.run('restore', [archive, '--replace'])).toMatchObject({ code: 0 });
    expect(contentOf(office, ['office'])).toMatchObject(first);
    expect(readdirSync(path.join(office.folder, 'office'))).not.toContain('.restoring');
    const again = await office.save();
    expect(execFileSync('tar', ['-xOf', again, 'office.tar.gz']).length).toBeLessThan(1000);
  });

  it('refuse what is no whole archive, and change nothing', async () => {
    const office = smallOffice();
    const archive = await office.save();
    const whole = readFileSync(archive);
    const half = `${archive}.half`;
    writeFileSync(half, whole.subarray(0, whole.length / 2));
    const broken = `${archive}.broken`;
    const bytes = Buffer.from(whole);
    const packed = bytes.indexOf(Buffer.from([0x1f, 0x8b])) + 100;
    bytes.writeUInt8(bytes.readUInt8(packed) ^ 255, packed);
    writeFileSync(broken, bytes);
    const faults = [
      ['nowhere.tar', 'There is no'],
      [path.join(office.folder, 'env/env'), 'no archive of a backup'],
      [half, 'Take another archive'],
      [broken, 'is not as it was saved'],
      [withManifest(archive, (text) => text.replace('"format": 1', '"format": 2')), 'has the format 2'],
      [withManifest(archive, () => '{}'), 'is not the manifest of a backup'],
    ] as const;
    lose(office);
    for (const [name, told] of faults) {
      const { code, output } = await office.run('restore', [name]);
      expect(code).toBe(1);
      expect(output).toContain(told);
      expect(output).not.toContain('    at ');
    }
    expect(readdirSync(office.folder).toSorted()).toEqual(['archives', 'env']);
  });

  it('refuse while the CMS or the service runs, and if settings are missing', async () => {
    const office = smallOffice();
    const archive = await office.save();
    lose(office);
    const other = createServer();
    const port = String(await listen(other));
    onTestFinished(() => stopServer(other));
    const faults = [
      [{ CMS_PORT: port }, 'The CMS runs'],
      [{ RELEASE_PORT: port }, 'The release service runs'],
      [{ OFFICE_DIR: '' }, 'Set OFFICE_DIR'],
    ] as const;
    for (const [settings, told] of faults) {
      const { code, output } = await office.run('restore', [archive], settings);
      expect(code).toBe(1);
      expect(output).toContain(told);
    }
    expect(existsSync(path.join(office.folder, 'cms'))).toBe(false);
  });

  it('save no CMS without its database', async () => {
    const office = smallOffice();
    const strapi = { dependencies: { '@strapi/strapi': '5.0.0' } };
    writeFileSync(path.join(office.folder, 'cms/package.json'), JSON.stringify(strapi));
    const { code, output } = await office.run('backup', [office.archives]);
    expect(code).toBe(1);
    expect(output).toContain('Set CMS_DATABASE_URL');
    const elsewhere = await office.run('backup', [office.archives, '--cms', path.join(office.folder, 'nowhere')]);
    expect(elsewhere.output).toContain('There is no folder');
    expect(readdirSync(office.archives).filter((name) => name.endsWith('.tar'))).toEqual([]);
  });

  it('keep as many archives as wished, and no other file', async () => {
    const office = smallOffice();
    await office.save();
    const files = ['statistikportal-20250101T000000000Z.tar', 'statistikportal-20250102T000000000Z.tar', 'notes.txt'];
    for (const name of files) writeFileSync(path.join(office.archives, name), '');
    const newest = await office.save('--keep', '2');
    const kept = readdirSync(office.archives);
    expect(kept).toEqual(expect.arrayContaining(['notes.txt', path.basename(newest)]));
    expect(kept).toHaveLength(3);
    const faults = [
      [[office.archives, '--keep', '0'], 'Expected: npm run backup'],
      [[path.join(office.folder, 'env/env/archives')], 'Nothing was saved'],
      [[office.archives, '--settings', 'nowhere'], 'nowhere'],
    ] as const;
    for (const [parameters, told] of faults) {
      const { code, output } = await office.run('backup', parameters);
      expect(code).toBe(1);
      expect(output).toContain(told);
      expect(output).not.toContain('    at ');
    }
    expect(readdirSync(office.archives)).not.toContain('unfinished');
  });

  it('leave nothing half on a full disk', async () => {
    const office = smallOffice();
    const archive = await office.save();
    const disk = temporaryFolder().path;
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48k', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      console.warn('The test of a full disk is skipped: only root may mount one.');
      return;
    }
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk], { stdio: 'ignore' }));
    const saved = await office.run('backup', [disk]);
    expect(saved.code).toBe(1);
    expect(saved.output).toContain('No space left');
    expect(readdirSync(disk)).toEqual([]);
    lose(office);
    // Its owner may not be allowed to make it again.
    mkdirSync(path.join(disk, 'releases'));
    const settings = { RELEASE_DIR: path.join(disk, 'releases'), OFFICE_DIR: path.join(disk, 'office') };
    const restored = await office.run('restore', [archive, '--cms', path.join(disk, 'cms')], settings);
    expect(restored.code).toBe(1);
    expect(restored.output).toContain('No space left');
    expect(readdirSync(disk)).toEqual(['releases']);
    expect(readdirSync(settings.RELEASE_DIR)).toEqual([]);
  });

  it.skipIf(!hasPostgres())('save PostgreSQL, and restore it into an empty database alone', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const { url } = postgres;
    const query = (text: string): string => execFileSync('psql', [url, '-tAc', text], { encoding: 'utf8' }).trim();
    query("CREATE TABLE articles (title text); INSERT INTO articles VALUES ('Zürich «a»')");
    const office = smallOffice();
    const settings = { CMS_DATABASE_URL: url };
    expect(await office.run('backup', [office.archives], settings)).toMatchObject({ code: 0 });
    const archive = path.join(office.archives, readdirSync(office.archives)[0] ?? '');
    lose(office);
    const taken = await office.run('restore', [archive], settings);
    expect(taken.code).toBe(1);
    expect(taken.output).toContain('already exists');
    expect(readdirSync(office.folder).toSorted()).toEqual(['archives', 'env']);
    expect(await office.run('restore', [archive])).toMatchObject({ code: 1 });
    query('CREATE DATABASE empty');
    const empty = url.replace(/postgres$/, 'empty');
    expect(await office.run('restore', [archive], { CMS_DATABASE_URL: empty })).toMatchObject({ code: 0 });
    const title = execFileSync('psql', [empty, '-tAc', 'SELECT title FROM articles'], { encoding: 'utf8' });
    expect(title.trim()).toBe('Zürich «a»');
    expect(existsSync(path.join(office.folder, 'cms/token.txt'))).toBe(true);
  });
});
