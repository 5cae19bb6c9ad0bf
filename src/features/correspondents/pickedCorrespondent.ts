import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { correspondentIdentifier, correspondentName } from '../../rules/words/personName.ts'

export type PickedCorrespondent = {
  id: number
  name: string
  isLegalEntity: boolean
  identifier: string
  /** The role in the document that is being entered; absent in drafts stored before roles existed. */
  roleId?: number | null
}

export const shownIdentifier = (one: Correspondent): string => {
  const identifier = correspondentIdentifier(one)
  return identifier ? `${identifier.label} ${maskIdentifier(identifier.number)}` : ''
}

export const pickedOf = (one: Correspondent): PickedCorrespondent => ({
  id: one.id,
  name: correspondentName(one),
  isLegalEntity: one.isLegalEntity,
  identifier: shownIdentifier(one),
})
