import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allocationTable } from '../../shared/allocation-table';
import { terms } from '../../shared/content/terms';
import { whitepaperDocument } from '../../shared/content/whitepaper';
import type { Block, TableBlock } from '../../shared/content/whitepaper/chapter';
import { whitepaperFile } from '../../shared/content/whitepaper-file';
import { groupedNumber } from '../../shared/format';
import { site } from '../../shared/site';
import { root } from '../helpers/test-app';

const pdf = readFileSync(join(root, 'public', site.whitepaper.path));
const source = pdf.toString('latin1');
const sections = whitepaperDocument.chapters.flatMap((chapter) => chapter.sections);
const blocks: readonly Block[] = sections.flatMap((section) => section.blocks);

describe('the published file', () => {
  it('is the one that the generator recorded', () => {
    expect(pdf.length).toBe(whitepaperFile.bytes);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(whitepaperFile.sha256);
  });

  it('is a PDF of at most 1.5 MB', () => {
    expect(source.startsWith('%PDF-')).toBe(true);
    expect(source.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(pdf.length).toBeLessThanOrEqual(1.5 * 1024 * 1024);
  });

  it('names its language and title, and is tagged with an outline for screen readers', () => {
    expect(source).toContain(`/Lang (${site.language})`);
    expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(source).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(source).toMatch(/\/Outlines \d+ 0 R/);
    expect(source).toContain(`/Title (${whitepaperDocument.title})`);
  });

  it('describes every figure in words', () => {
    const figures = blocks.filter((block) => typeof block !== 'string' && block.kind === 'figure');
    expect(source.match(/\/Alt \(/g)).toHaveLength(figures.length);
  });

  it('carries no date of printing, so that the same words give the same bytes', () => {
    expect(source).not.toMatch(/\/(?:CreationDate|ModDate)/);
  });

  it('gives every chapter and section a place that its contents lead to', () => {
    const ids = [...whitepaperDocument.chapters, ...sections].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(source).toContain(`/Dest /${id}`);
  });
});

describe('the words', () => {
  it('print the allocation of the site, row by row and in sum', () => {
    const table = blocks.find(
      (block): block is TableBlock =>
        typeof block !== 'string' && block.kind === 'table' && block.isNumeric === true,
    );
    const rows = allocationTable();
    expect(table?.rows.map(([, share, tokens]) => [share, tokens])).toEqual(
      rows.map((row) => [`${row.share.toFixed(1)}%`, groupedNumber(row.tokens)]),
    );
    expect(table?.foot?.[1]).toBe('100.0%');
  });

  it('list every risk that the terms of service disclose', () => {
    const disclosed = terms.sections.find(({ id }) => id === 'risk-disclosure')?.items ?? [];
    const printed = sections.find(({ id }) => id === 'risks-list')?.blocks.at(-1);
    expect(disclosed.length).toBeGreaterThan(0);
    expect(printed).toMatchObject({ kind: 'points', points: { length: disclosed.length } });
  });

  it('have as many cells in each row of a table as it has columns', () => {
    const tables = blocks.filter(
      (block): block is TableBlock => typeof block !== 'string' && block.kind === 'table',
    );
    for (const { columns, rows } of tables) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });
});
