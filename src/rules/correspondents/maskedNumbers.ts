import { addressReaders } from '../../contract/callers.ts'
import type { Role } from '../../contract/roles.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { mayCall } from '../callAccess.ts'
import { isMasked, maskIdentifier } from '../identifiers/identifiers.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'

/** Why a number with stars in it is not saved. */
export const maskedNumber = 'Скритият номер не може да се запише. Отворете кореспондента отново.'

type Numbers = Pick<
  Correspondent,
  'unifiedCitizenshipNumber' | 'foreignerPersonalIdentifier' | 'uniqueNumber' | 'isLegalEntity' | 'representatives'
>

/** Without the personal numbers: a citizen's, and those of representatives. */
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
/** What a role is shown of a correspondent: whoever only reads registers gets of a citizen a name and no way to reach him. */
export const asShownTo = <C extends Numbers & Reachable>(one: C, roles: readonly Role[]): C => {
  const masked = withMaskedNumbers(one)
  return one.isLegalEntity || mayCall(addressReaders, roles)
    ? masked
    : { ...masked, correspondentAddresses: [], correspondentContacts: [], representatives: [], note: '' }
}

/** Whether some personal number of it is hidden from whoever sees it so. */
export const hasMaskedNumbers = (one: Omit<Numbers, 'uniqueNumber' | 'isLegalEntity'>): boolean =>
  [one, ...one.representatives].some(({ unifiedCitizenshipNumber }) => isMasked(unifiedCitizenshipNumber)) ||
  isMasked(one.foreignerPersonalIdentifier)

/**
 * Whether what is typed finds a personal number: only one that the searcher is shown whole. Of the others the whole
 * number finds nobody either, for that would confirm a guess.
 */
export const isFoundByNumber = (own: string | null, typed: string, isShownWhole: () => boolean): boolean =>
  typed !== '' && (own ?? '').includes(typed) && isShownWhole()

/** Who may not see the numbers of a correspondent cannot change it: a mask would be saved over the number. */
export const mayChangeCorrespondent = (shown: Numbers): Verdict =>
  hasMaskedNumbers(shown)
    ? refused(
        'Личният номер е скрит за Вас.',
        'Кореспондентът се променя от деловодството, от служителя, който го е въвел, и от тези, които четат негов документ.',
      )
    : allowed
