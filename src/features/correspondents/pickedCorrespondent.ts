import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { correspondentIdentifier, correspondentName } from '../../rules/words/personName.ts'

export type PickedCorrespondent = {
  id: number
  name: string
  isLegalEntity: boolean
  /** „ЕИК 123456786“, with a personal number masked; '' if unknown. */
  identifier: string
}

/** „ЕИК 123456786“ or „ЕГН 750314****“; '' without one. */
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
