declare module 'fontkit' {
  /** Parses a font file. */
  export function create(file: Uint8Array, postscriptName?: string): object;
  /** Adds a format that `create` knows; asked after those before it. */
  export function registerFormat(format: {
    (stream: { buffer: Uint8Array }): object;
    probe(buffer: Uint8Array): boolean;
  }): void;
}
