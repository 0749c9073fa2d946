export const OWN_PROFILE = 'This is your own account. Use My profile.';
