import { z } from 'zod';
import { fileEncodings, type FileEncoding } from './file-encodings.ts';

const names = Object.keys(fileEncodings) as [FileEncoding, ...FileEncoding[]];

export const fileEncoding = () =>
  z
    .enum(names)
    .meta({ title: 'Encoding', description: 'How the letters of the file are stored.', examples: ['utf-8'] });
