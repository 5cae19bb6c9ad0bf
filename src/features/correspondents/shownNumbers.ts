import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { fullName } from '../../rules/words/personName.ts'
import { attempt } from '../../transport/request.ts'

/** A number that is a secret of a person, and is not masked already. */
const isSecret = (number: string): boolean => number !== '' && maskIdentifier(number) !== number

/** Of what was shown so much is noted. */
export const longestNote = 200

/** Notes in the journal that a number was shown whole. A backend without the call cannot: the number is shown all the same. */
export const noteShown = (correspondentId: number, whose: string): void => {
  void attempt(documents.notePersonalNumberShown, { body: { correspondentId, whose } }, { quiet: true })
}

/** The personal numbers that a form shows whole as it opens, each by whose it is. */
export const numbersInForm = ({
  unifiedCitizenshipNumber,
  foreignerPersonalIdentifier,
  representatives,
}: Pick<Correspondent, 'unifiedCitizenshipNumber' | 'foreignerPersonalIdentifier' | 'representatives'>): string[] => [
  ...(isSecret(unifiedCitizenshipNumber) ? ['ЕГН'] : []),
  ...(isSecret(foreignerPersonalIdentifier) ? ['ЛНЧ'] : []),
  ...representatives.flatMap((one) => (isSecret(one.unifiedCitizenshipNumber) ? [`ЕГН на ${fullName(one)}`] : [])),
]
