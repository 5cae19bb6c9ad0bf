import type { Correspondent, CorrespondentAddress } from '../../contract/shapes/correspondents.ts'
import { allOf, allowed, type RuleResult, refused } from '../ruleResult.ts'
import { foldName } from '../words/foldText.ts'
import { correspondentIdentifier, correspondentName } from '../words/personName.ts'
import { mayChangeCorrespondent } from './maskedNumbers.ts'

export type DoubleReason = 'identifier' | 'nameAndAddress'
export const doubleReasonLabels: Record<DoubleReason, string> = {
  identifier: 'същият номер',
  nameAndAddress: 'същото име и адрес',
}

const placeOf = ({ settlement, foreignSettlement, streetAddress }: CorrespondentAddress): string =>
  streetAddress.trim() === '' ? '' : `${settlement?.id ?? foldName(foreignSettlement)} ${foldName(streetAddress)}`

const numberOf = (one: Correspondent): string => correspondentIdentifier(one)?.number ?? ''

/** Returns why two correspondents are probably the same one; null if nothing says so. */
export const doubleReason = (one: Correspondent, other: Correspondent): DoubleReason | null => {
  if (one.id === other.id || one.isLegalEntity !== other.isLegalEntity) return null
  const [number, otherNumber] = [numberOf(one), numberOf(other)]
  if (number !== '' && otherNumber !== '') return number === otherNumber ? 'identifier' : null
  if (foldName(correspondentName(one)) !== foldName(correspondentName(other))) return null
  const places = one.correspondentAddresses.map(placeOf).filter((place) => place !== '')
  return other.correspondentAddresses.some((address) => places.includes(placeOf(address))) ? 'nameAndAddress' : null
}

/** Whether `gone` may be merged into `kept`. */
export const mayMerge = (kept: Correspondent, gone: Correspondent): RuleResult => {
  if (kept.id === gone.id) return refused('Избран е същият кореспондент.', 'Изберете другия запис.')
  if (kept.mergedInto || gone.mergedInto)
    return refused('Единият кореспондент вече е обединен с друг.', 'Отворете записа, с който е обединен.')
  if (kept.isLegalEntity !== gone.isLegalEntity)
    return refused('Единият е лице, а другият – организация.', 'Обединяват се записи на едно и също лице.')
  const numbers = [numberOf(kept), numberOf(gone)].filter((number) => number !== '')
  const hasOtherNumber = numbers.length === 2 && numbers[0] !== numbers[1]
  return allOf(
    mayChangeCorrespondent(kept),
    mayChangeCorrespondent(gone),
    hasOtherNumber
      ? refused('Двата записа имат различни номера.', 'Ако единият номер е грешен, първо го поправете в записа.')
      : allowed,
  )
}
