import path from 'node:path';
import { localFolder } from '../engines/storage/local-folder.ts';
import { s3Storage } from '../engines/storage/s3.ts';
import type { Storage } from '../engines/storage/storage.ts';
import type { Configuration } from '../kernel/configuration.ts';

/** Where files are kept: S3_URL where it is set, otherwise a folder below QUICKPORTAL_DATA. */
export const openStorage = ({ s3Url, dataFolder }: Pick<Configuration, 's3Url' | 'dataFolder'>): Storage =>
  s3Url === null ? localFolder(path.join(dataFolder, 'storage')) : s3Storage(s3Url);
