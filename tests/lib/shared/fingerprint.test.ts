import { describe, expect, it } from 'vitest';
import { codeFingerprint, fingerprint, isBuildCurrent } from '@/lib/shared/fingerprint.mjs';
import { processorTimeOf } from '../../support/processorTime';
import { temporaryFolder } from '../commands/temporaryFolder';

const sources = {
  '.env.example': '# Address\n#SITE_URL=http://localhost:3000\n#CMS_URL=\n#PORT=3000\n',
  'app/page.tsx': 'page',
  'lib/shared/config.ts': 'config',
  'content-types/sample/de/articles/pendeln.yaml': 'title: Pendeln',
  'package-lock.json': '{}',
};

describe('the fingerprint', () => {
  it.each([
    ['code changes', 'app/page.tsx', 'another page'],
    ['content changes', 'content-types/sample/de/articles/pendeln.yaml', 'other articles'],
    ['a package changes', 'package-lock.json', '{"packages":{}}'],
    ['a file is added', 'components/Link.tsx', ''],
    ['the configuration of Next changes', 'next.config.ts', 'export default {}'],
  ])('changes when %s', (_change, file, content) => {
    const folder = temporaryFolder(sources);
    const before = fingerprint(folder.path, {});
    folder.write(file, content);
    expect(fingerprint(folder.path, {})).not.toBe(before);
  });

  it('changes when a setting changes', () => {
    const { path } = temporaryFolder(sources);
    expect(fingerprint(path, { SITE_URL: 'https://statistik.example.org' })).not.toBe(fingerprint(path, {}));
  });

  it('stays when somebody asks for the sample content, which is there anyway', () => {
    const { path } = temporaryFolder(sources);
    expect(fingerprint(path, { CMS_URL: 'sample' })).toBe(fingerprint(path, {}));
  });

  it('stays when an empty setting, the port or something foreign changes', () => {
    const { path } = temporaryFolder(sources);
    expect(fingerprint(path, { SITE_URL: '', PORT: '8080', EDITOR: 'vi' })).toBe(fingerprint(path, {}));
  });

  it.each(['public/assets/site.js', 'public/media/image.avif'])('stays when a command writes %s', (file) => {
    const folder = temporaryFolder(sources);
    const before = fingerprint(folder.path, {});
    folder.write(file, 'written');
    expect(fingerprint(folder.path, {})).toBe(before);
  });

  it('of the code stays when the sample content changes, and changes with code and settings', () => {
    const folder = temporaryFolder({ ...sources, 'content-types/articles.ts': 'fields' });
    const before = codeFingerprint(folder.path, {});
    folder.write('content-types/sample/de/articles/pendeln.yaml', 'other articles');
    expect(codeFingerprint(folder.path, {})).toBe(before);
    expect(codeFingerprint(folder.path, { SITE_URL: 'https://statistik.example.org' })).not.toBe(before);
    folder.write('content-types/articles.ts', 'other fields');
    expect(codeFingerprint(folder.path, {})).not.toBe(before);
  });

  it('changes with the office, wherever its folder is', () => {
    const folder = temporaryFolder({ ...sources, 'content-types/sample/office/office.yaml': 'prefix: bs' });
    const own = temporaryFolder({ 'office.yaml': 'prefix: zh' });
    const before = [{}, { OFFICE_DIR: own.path }].map((settings) => codeFingerprint(folder.path, settings));
    folder.write('content-types/sample/office/office.yaml', 'prefix: other');
    expect(codeFingerprint(folder.path, {})).not.toBe(before[0]);
    own.write('office.yaml', 'prefix: other');
    expect(codeFingerprint(folder.path, { OFFICE_DIR: own.path })).not.toBe(before[1]);
  });

  it('changes with the content and the office in SAMPLE_DIR; that of the code with the office alone', () => {
    const { path } = temporaryFolder(sources);
    const own = temporaryFolder({ 'de/headers.yaml': 'site_name: A', 'office/office.yaml': 'prefix: a' });
    const prints = (): readonly string[] =>
      [fingerprint, codeFingerprint].map((print) => print(path, { SAMPLE_DIR: own.path }));
    const [whole, code] = prints();
    own.write('de/headers.yaml', 'site_name: B');
    expect(prints()[0]).not.toBe(whole);
    expect(prints()[1]).toBe(code);
    own.write('office/office.yaml', 'prefix: b');
    expect(prints()[1]).not.toBe(code);
  });

  it('takes less than a second for this project', () => {
    expect(processorTimeOf(() => void fingerprint())).toBeLessThan(1000);
  });
});

describe('a build', () => {
  it('is current when the export is there and belongs to the sources', () => {
    const folder = temporaryFolder({ ...sources, 'out/builds/latest.json': '{}' });
    folder.write('.cache/build.json', JSON.stringify({ fingerprint: fingerprint(folder.path, {}) }));
    expect(isBuildCurrent(folder.path, {})).toBe(true);
  });

  it('is not current when the sources have changed', () => {
    const folder = temporaryFolder({ ...sources, 'out/builds/latest.json': '{}' });
    folder.write('.cache/build.json', JSON.stringify({ fingerprint: fingerprint(folder.path, {}) }));
    folder.write('app/page.tsx', 'another page');
    expect(isBuildCurrent(folder.path, {})).toBe(false);
  });

  it('is not current when its record is missing or broken', () => {
    const folder = temporaryFolder({ ...sources, 'out/builds/latest.json': '{}' });
    expect(isBuildCurrent(folder.path, {})).toBe(false);
    folder.write('.cache/build.json', '{"fingerprint":');
    expect(isBuildCurrent(folder.path, {})).toBe(false);
  });

  it('is never current with a CMS: the content may have changed', () => {
    const folder = temporaryFolder({ ...sources, 'out/builds/latest.json': '{}' });
    const environment = { CMS_URL: 'https://cms.example.org' };
    folder.write('.cache/build.json', JSON.stringify({ fingerprint: fingerprint(folder.path, environment) }));
    expect(isBuildCurrent(folder.path, environment)).toBe(false);
  });
});
