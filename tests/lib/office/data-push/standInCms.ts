/** A CMS in memory that keeps what is pushed, as the real one does. */
import type { Change, CmsData, IndicatorVersion, SentFile } from '@/lib/office/data-push/cmsData';
import { keysOf } from '@/lib/office/data-push/cmsData';
import type { ReadUploaded } from '@/lib/office/data-push/pushPlan';

export function version(number: number, own: Partial<IndicatorVersion> = {}): IndicatorVersion {
  return {
    stata_id: number,
    locale: 'de',
    published: true,
    title: 'Leerstand',
    unit: '%',
    decimals: null,
    headline_area: null,
    headline_category: null,
    last_update: null,
    next_update: null,
    publish_at: null,
    columns: [
      { key: 'jahr', label: 'Jahr', role: 'period', unit: null, decimals: null },
      { key: 'wert', label: 'Wert', role: 'value', unit: null, decimals: null },
    ],
    sources: [],
    data_file: null,
    ...own,
  };
}

function changed(before: IndicatorVersion, { shared, texts, keys }: Change, url: string | undefined): IndicatorVersion {
  const { source, ...own } = texts[before.locale] ?? {};
  const isFit = url !== undefined && keysOf(before) === keys;
  return {
    ...before,
    ...shared,
    ...own,
    ...(typeof source === 'string' && { sources: [source] }),
    ...(isFit && { data_file: { name: url, url, mime: '' } }),
  };
}

export class StandInCms implements CmsData {
  readonly sent: { readonly indicator: number; readonly change: Change; readonly file: string | undefined }[] = [];
  readonly #files = new Map<string, Uint8Array>();
  reports = 0;
  unreported = false;
  leftOut: readonly string[] = [];
  /** Thrown for these indicators. */
  readonly refuses = new Map<number, Error>();

  constructor(public versions: readonly IndicatorVersion[]) {}

  read = (): ReturnType<CmsData['read']> =>
    Promise.resolve({ unreported: this.unreported, versions: [...this.versions], leftOut: this.leftOut });

  send = (indicator: number, change: Change, file: SentFile | undefined): Promise<void> => {
    const refusal = this.refuses.get(indicator);
    if (refusal !== undefined) return Promise.reject(refusal);
    this.sent.push({ indicator, change, file: file?.name });
    const url = file && `/uploads/${file.name}`;
    if (url !== undefined && file !== undefined) this.#files.set(url, file.bytes);
    this.versions = this.versions.map((one) => (one.stata_id === indicator ? changed(one, change, url) : one));
    this.unreported = true;
    return Promise.resolve();
  };

  finish = (): Promise<void> => {
    this.reports += 1;
    this.unreported = false;
    return Promise.resolve();
  };

  uploaded: ReadUploaded = (url) => Promise.resolve(this.#files.get(url));
}
