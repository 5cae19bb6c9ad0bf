import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { isMasked, maskIdentifier } from '../identifiers/identifiers.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'

/** Why a number with stars in it is not saved. */
export const maskedNumber = 'Скритият номер не може да се запише. Отворете кореспондента отново.'

type Numbers = Pick<
  Correspondent,
  'unifiedCitizenshipNumber' | 'foreignerPersonalIdentifier' | 'uniqueNumber' | 'isLegalEntity' | 'representatives'
>

/** A correspondent as it is shown to whoever does not need the personal numbers: a citizen's, and of representatives. */
export const withMaskedNumbers = <C extends Numbers>(one: C): C => ({
  ...one,
  unifiedCitizenshipNumber: maskIdentifier(one.unifiedCitizenshipNumber),
  foreignerPersonalIdentifier: maskIdentifier(one.foreignerPersonalIdentifier),
  uniqueNumber: one.isLegalEntity ? one.uniqueNumber : maskIdentifier(one.uniqueNumber),
  representatives: one.representatives.map((person) => ({
    ...person,
    unifiedCitizenshipNumber: maskIdentifier(person.unifiedCitizenshipNumber),
  })),
})

/** Whether some personal number of it is hidden from whoever sees it so. */
export const hasMaskedNumbers = (one: Omit<Numbers, 'uniqueNumber' | 'isLegalEntity'>): boolean =>
  [one, ...one.representatives].some(({ unifiedCitizenshipNumber }) => isMasked(unifiedCitizenshipNumber)) ||
  isMasked(one.foreignerPersonalIdentifier)

/** Who may not see the numbers of a correspondent cannot change it: a mask would be saved over the number. */
export const mayChangeCorrespondent = (shown: Numbers): Verdict =>
  hasMaskedNumbers(shown)
    ? refused(
        'Личният номер е скрит за Вас.',
        'Кореспондентът се променя от деловодството, от служителя, който го е въвел, и от тези, които четат негов документ.',
      )
    : allowed
