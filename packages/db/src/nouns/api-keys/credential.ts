/** What a program says who it is with: a key or a certificate. */
export type Credential = { readonly apiKeyId: number } | { readonly certificateId: number };

/** The column that holds it. */
export interface CredentialShape {
  by: 'api_key_id' | 'certificate_id';
}

export const shapeOf = (credential: Credential): CredentialShape => ({
  by: 'apiKeyId' in credential ? 'api_key_id' : 'certificate_id',
});

export const idOf = (credential: Credential): number =>
  'apiKeyId' in credential ? credential.apiKeyId : credential.certificateId;
