import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { addressText } from '../../rules/correspondents/addressText.ts'
import { type CorrespondentFieldName, correspondentFieldNames } from '../../rules/correspondents/correspondentFields.ts'
import { fullName } from '../../rules/words/personName.ts'
import * as merge from '../../screen-kit/saving/fieldMerge.ts'
import { correspondentToSend } from './newCorrespondent.ts'

export type Choices = merge.Choices<CorrespondentFieldName>
type Versions = merge.Versions<Correspondent>

const asSent = ({ was, theirs, mine }: Versions): Versions => ({
  was: correspondentToSend(was),
  theirs: correspondentToSend(theirs),
  mine: correspondentToSend(mine),
})

export const fieldsChangedByOthers = (opened: Correspondent, now: Correspondent): CorrespondentFieldName[] =>
  merge.changedFields(correspondentFieldNames, correspondentToSend(opened), correspondentToSend(now))

export const differences = (versions: Versions): merge.Difference<CorrespondentFieldName>[] =>
  merge.differences(correspondentFieldNames, asSent(versions))

/** Returns the newest version with the changes of the current user; derived fields are computed again. */
export const mergedCorrespondent = (versions: Versions, choices?: Choices): Correspondent =>
  correspondentToSend(merge.mergeVersions(correspondentFieldNames, asSent(versions), choices))

export type LookupNames = { group: (id: number) => string; sentVia: (id: number) => string }

const lines = (all: readonly string[]): string => all.join('\n')

export const shownField = (
  field: CorrespondentFieldName,
  one: Correspondent,
  { group, sentVia }: LookupNames,
): string => {
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
