import type { CorrespondentDropdownItem } from '../../contract/shapes/correspondents.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { formerNamesText } from '../../rules/words/formerNames.ts'
import { pluralise } from '../../rules/words/pluralise.ts'

export const CorrespondentFacts = ({ item }: { item: CorrespondentDropdownItem }) => {
  const { uniqueNumber, occurrenceCount, isLegalEntity, formerNames, foundByName } = item
  const facts = [
    formerNamesText(formerNames, foundByName),
    uniqueNumber && `${isLegalEntity ? 'ЕИК' : '№'} ${maskIdentifier(uniqueNumber)}`,
    occurrenceCount > 0 && pluralise(occurrenceCount, 'document'),
  ].filter(Boolean)
  return facts.length > 0 ? <small className="muted">{facts.join(' · ')}</small> : null
}
