declare module 'fontkit' {
  /** A font that was parsed; lengths in its own units. */
  export interface Font {
    readonly ascent: number;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  /** Parses a font file. */
  export function create(file: Uint8Array, postscriptName?: string): Font;
  /** Adds a format that `create` knows; asked after those before it. */
  export function registerFormat(format: {
    (stream: { buffer: Uint8Array }): object;
    probe(buffer: Uint8Array): boolean;
  }): void;
}
