declare module 'subset-font' {
  export interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[] | undefined;
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    /** A number pins the axis; a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }

  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetFontOptions,
  ): Promise<Uint8Array>;
}
