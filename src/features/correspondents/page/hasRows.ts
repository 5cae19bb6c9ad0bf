import type { Correspondent } from '../../../contract/shapes/correspondents.ts'

export const hasRows = (draft: Correspondent, start: Correspondent): boolean =>
  draft.correspondentAddresses !== start.correspondentAddresses ||
  draft.correspondentContacts !== start.correspondentContacts ||
  draft.representatives !== start.representatives ||
  draft.note.trim() !== start.note.trim()
