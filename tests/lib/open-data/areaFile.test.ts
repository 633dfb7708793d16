import { describe, expect, it } from 'vitest';
import { areaFiles } from '@/lib/open-data/areaFile';
import { density, siteWith, vacancies } from '../../support/areaSite';

describe('the values of an area as a file', () => {
  const files = areaFiles(siteWith(vacancies, density).contents('de'));
  const linesOf = (slug: string): readonly string[] =>
    String(files.find(({ address }) => address === `/daten/gebiet/${slug}.csv`)?.content).split('\r\n');

  it('begin with the names of their columns, and have a line for each value of its page', () => {
    const [head, ...lines] = linesOf('riehen');
    expect(head).toBe('gebiet,indikator,titel,messgroesse,einheit,stand,wert,rang,gebiete,kanton,adresse');
    expect(lines).toEqual([
      expect.stringMatching(/^Riehen,600,Indikator 600,,%,2026,0\.8,,,[^,]*,http.*\/indikatorenportal\/600$/),
      expect.stringMatching(/^Riehen,601,Indikator 601,,%,Juni 2026,2000,,,,http.*\/indikatorenportal\/601$/),
      '',
    ]);
  });

  it('have the sign of a value that is missing, and no line where the newest data have no value', () => {
    expect(linesOf('gundeldingen')[1]).toContain(',2026,X,');
    expect(linesOf('st-johann')).toHaveLength(3);
  });
});
