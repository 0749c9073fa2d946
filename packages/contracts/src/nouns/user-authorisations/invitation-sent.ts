/** A new administrator who has not signed in yet is in the pending list under this change type (3M043). */
export const INVITATION_SENT = 'Invitation Sent';
