import { correspondentWriters, documentWork } from '../../contract/callers.ts'
import type { Role } from '../../contract/roles.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { mayCall } from '../callAccess.ts'
import { isMasked, maskIdentifier } from '../identifiers/identifiers.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

export const maskedNumber = 'Скритият номер не може да се запише. Отворете кореспондента отново.'

type Numbers = Pick<
  Correspondent,
  'unifiedCitizenshipNumber' | 'foreignerPersonalIdentifier' | 'uniqueNumber' | 'isLegalEntity' | 'representatives'
>

const withMaskedNumbers = <C extends Numbers>(one: C): C => ({
  ...one,
  unifiedCitizenshipNumber: maskIdentifier(one.unifiedCitizenshipNumber),
  foreignerPersonalIdentifier: maskIdentifier(one.foreignerPersonalIdentifier),
  uniqueNumber: one.isLegalEntity ? one.uniqueNumber : maskIdentifier(one.uniqueNumber),
  representatives: one.representatives.map((person) => ({
    ...person,
    unifiedCitizenshipNumber: maskIdentifier(person.unifiedCitizenshipNumber),
  })),
})

type Reachable = Pick<Correspondent, 'correspondentAddresses' | 'correspondentContacts' | 'note'>
/**
 * Returns the correspondent with masked personal numbers. For users who may only read registers, a citizen also has no
 * addresses, contacts, representatives and note.
 */
export const asShownTo = <C extends Numbers & Reachable>(one: C, roles: readonly Role[]): C => {
  const masked = withMaskedNumbers(one)
  return one.isLegalEntity || mayCall(correspondentWriters, roles)
    ? masked
    : { ...masked, correspondentAddresses: [], correspondentContacts: [], representatives: [], note: '' }
}

export const hasMaskedNumbers = (one: Omit<Numbers, 'uniqueNumber' | 'isLegalEntity'>): boolean =>
  [one, ...one.representatives].some(({ unifiedCitizenshipNumber }) => isMasked(unifiedCitizenshipNumber)) ||
  isMasked(one.foreignerPersonalIdentifier)

/**
 * True if the typed text matches a personal number. Numbers that are masked for the user never match, because a match
 * would confirm a guess.
 */
export const isFoundByNumber = (own: string | null, typed: string, isShownWhole: () => boolean): boolean =>
  typed !== '' && (own ?? '').includes(typed) && isShownWhole()

type MergedInto = Pick<Correspondent, 'mergedInto'>
type Changing = { roles: readonly Role[]; hasEntered: boolean }
/**
 * Refuses a user who sees the numbers of a correspondent only masked, because the masked text would overwrite the
 * number, and a change of a record that was merged with another one. Users outside document work change only what they entered; `by` is left out on screens of document work.
 */
export const mayChangeCorrespondent = (shown: Numbers & MergedInto, by?: Changing): RuleResult => {
  if (shown.mergedInto) return refused('Записът е обединен с друг.', 'Променя се записът, с който е обединен.')
  if (hasMaskedNumbers(shown))
    return refused(
      'Личният номер е скрит за Вас.',
      'Кореспондентът се променя от деловодството, от служителя, който го е въвел, и от тези, които четат негов документ.',
    )
  return by === undefined || by.hasEntered || mayCall(documentWork, by.roles)
    ? allowed
    : refused('Кореспондентът е въведен от друг.', 'Променя го деловодството или служителят, който го е въвел.')
}
