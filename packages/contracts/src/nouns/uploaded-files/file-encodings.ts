/** Encodings that uploaded text is read in, as WHATWG names them, and what they are called. */
export const fileEncodings = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16, little endian)',
  'utf-16be': 'Unicode (UTF-16, big endian)',
  'windows-1252': 'Windows, Western European (Windows-1252)',
  macintosh: 'Mac, Western European (Mac OS Roman)',
} as const;
export type FileEncoding = keyof typeof fileEncodings;
