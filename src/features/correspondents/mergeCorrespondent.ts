import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { addressText } from '../../rules/correspondents/addressText.ts'
import { fullName } from '../../rules/words/personName.ts'
import * as merge from '../../screen-kit/saving/fieldMerge.ts'
import { correspondentToSend } from './newCorrespondent.ts'

const labels = {
  isLegalEntity: 'Вид',
  isForeign: 'Чуждестранно лице',
  hasNoIdentifier: 'Без идентификатор',
  entityIdentifier: 'ЕИК/БУЛСТАТ',
  entityName: 'Наименование',
  legalForm: 'Правна форма',
  unifiedCitizenshipNumber: 'ЕГН',
  foreignerPersonalIdentifier: 'ЛНЧ',
  firstName: 'Име',
  middleName: 'Презиме',
  lastName: 'Фамилия',
  representatives: 'Представляващи',
  correspondentAddresses: 'Адреси',
  correspondentContacts: 'Контакти',
  correspondentGroupId: 'Кореспондентска група',
  preferredSentViaId: 'Предпочитан начин за връчване',
  note: 'Бележка',
  isActive: 'Активен',
} satisfies Partial<Record<keyof Correspondent, string>>

export type CorrespondentField = keyof typeof labels
export type Choices = merge.Choices<CorrespondentField>
type Versions = merge.Versions<Correspondent>

const fields = Object.keys(labels) as CorrespondentField[]
export const labelOf = (field: CorrespondentField): string => labels[field]

const asSent = ({ was, theirs, mine }: Versions): Versions => ({
  was: correspondentToSend(was),
  theirs: correspondentToSend(theirs),
  mine: correspondentToSend(mine),
})

export const changedMeanwhile = (opened: Correspondent, now: Correspondent): CorrespondentField[] =>
  merge.changedFields(fields, correspondentToSend(opened), correspondentToSend(now))

export const differences = (versions: Versions): merge.Difference<CorrespondentField>[] =>
  merge.differences(fields, asSent(versions))

/** Based on the newest version; derived fields are computed again. */
export const merged = (versions: Versions, choices?: Choices): Correspondent =>
  correspondentToSend(merge.merged(fields, asSent(versions), choices))

export type LookupNames = { group: (id: number) => string; sentVia: (id: number) => string }

const lines = (all: readonly string[]): string => all.join('\n')

export const shownField = (field: CorrespondentField, one: Correspondent, { group, sentVia }: LookupNames): string => {
  const text = (): string => {
    switch (field) {
      case 'isLegalEntity':
        return one.isLegalEntity ? 'Юридическо лице' : 'Физическо лице'
      case 'isForeign':
      case 'hasNoIdentifier':
      case 'isActive':
        return one[field] ? 'Да' : 'Не'
      case 'representatives':
        return lines(one.representatives.map(fullName))
      case 'correspondentAddresses':
        return lines(one.correspondentAddresses.map(addressText))
      case 'correspondentContacts':
        return lines(one.correspondentContacts.map(({ contactContent }) => contactContent))
      case 'correspondentGroupId':
        return one.correspondentGroupId === null ? '' : group(one.correspondentGroupId)
      case 'preferredSentViaId':
        return one.preferredSentViaId === null ? '' : sentVia(one.preferredSentViaId)
      default:
        return one[field]
    }
  }
  return text() || '–'
}
