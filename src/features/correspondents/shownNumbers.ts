import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { fullName } from '../../rules/words/personName.ts'
import { attempt } from '../../transport/request.ts'

const isSecret = (number: string): boolean => number !== '' && maskIdentifier(number) !== number

export const longestNote = 200

/** Reports to the server that the user had a personal number shown. A failure of the request is ignored. */
export const noteShown = (correspondentId: number, whose: string): void => {
  void attempt(documents.notePersonalNumberShown, { body: { correspondentId, whose } }, { quiet: true })
}

export const numbersInForm = ({
  unifiedCitizenshipNumber,
  foreignerPersonalIdentifier,
  representatives,
}: Pick<Correspondent, 'unifiedCitizenshipNumber' | 'foreignerPersonalIdentifier' | 'representatives'>): string[] => [
  ...(isSecret(unifiedCitizenshipNumber) ? ['ЕГН'] : []),
  ...(isSecret(foreignerPersonalIdentifier) ? ['ЛНЧ'] : []),
  ...representatives.flatMap((one) => (isSecret(one.unifiedCitizenshipNumber) ? [`ЕГН на ${fullName(one)}`] : [])),
]

/** The labels of personal numbers in a newer version that the opened one did not have, so they were not shown yet. */
export const otherNumbers = (opened: Correspondent, newer: Correspondent): string[] => [
  ...(opened.unifiedCitizenshipNumber === newer.unifiedCitizenshipNumber || !isSecret(newer.unifiedCitizenshipNumber)
    ? []
    : ['ЕГН']),
  ...(opened.foreignerPersonalIdentifier === newer.foreignerPersonalIdentifier ||
  !isSecret(newer.foreignerPersonalIdentifier)
    ? []
    : ['ЛНЧ']),
]
