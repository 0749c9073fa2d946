/** Why a document was opened in another community than the one before. */
export interface SwitchNote {
  communityId: number;
  /** The community worked in before; null: none. */
  before: string | null;
  /** What belongs to it: "customer". */
  because: string;
}

const KEY = 'qp-switched';

/** Notes it for the document that is opened next in this tab. */
export function noteSwitch(note: SwitchNote): void {
  sessionStorage.setItem(KEY, JSON.stringify(note));
}

/** The note that was made for this document; it is for one document only. */
export function takeSwitchNote(communityId: number | undefined): SwitchNote | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text === null) return null;
  const note = JSON.parse(text) as SwitchNote;
  return note.communityId === communityId ? note : null;
}
