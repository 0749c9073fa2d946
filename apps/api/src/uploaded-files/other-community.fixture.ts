import { insertUploadedFile } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'uploaded-files/{fileId}': 6001 },
  insert: (owner) => insertUploadedFile(owner, { communityId: 20, id: 6001 }),
};
