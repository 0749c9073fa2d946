// What other nouns may use of uploaded files.
export { holdsAll } from './file-rights.ts';
export { maySeeContent } from './file-scopes.ts';
export { keptFileName } from './kept-file-name.ts';
export { receivedPart, type ReceivedPart } from './received-part.ts';
export { registerMultipart, type TransferRoutes } from './register-multipart.ts';
