import { useRef, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import { Correspondent } from '../../contract/shapes/correspondents.ts'
import { sameIdentifierMessage } from '../../rules/correspondents/correspondentValidation.ts'
import { useCheckedSave } from '../../screen-kit/record/useCheckedSave.ts'
import { useRecordForm } from '../../screen-kit/record/useRecordForm.ts'
import { storedAs } from '../../screen-kit/storedAs.ts'
import { useSingleFlight } from '../../screen-kit/writes/singleFlight.ts'
import { Fault } from '../../transport/fault.ts'
import { attempt } from '../../transport/request.ts'
import { checksumErrors, identityErrors, identityFields, labelOf, numberField, toldErrors } from './correspondentErrors.ts'
import { changedMeanwhile, type Choices, merged } from './mergeCorrespondent.ts'
import { correspondentToSend } from './newCorrespondent.ts'
import { savedCorrespondent, saysTheSame } from './savedCorrespondent.ts'
import { type CorrespondentRow, nothingSimilar, type Similar, sameNumber } from './similar.ts'
import { listedRows, noneTold, toldRows } from './toldRows.ts'
import { useOpenTables } from './useOpenTables.ts'
import { useSimilar } from './useSimilar.ts'

const read = storedAs(Correspondent)
const plain = (one: Correspondent): string => JSON.stringify(correspondentToSend(one))
const byId = (id: number) => firstValueFrom(attempt(documents.getCorrespondentById, { query: { id } }))
const taken = (one: Correspondent) =>
  new Fault('invalid', sameIdentifierMessage, { fields: { [numberField(one)]: [sameIdentifierMessage] } })

export const loses = 'Кореспондентът не е записан.'
export const notStored = 'Ред от таблица, който още се попълваше, не се пази.'

/** The form of a correspondent: what is typed, what is wrong, whether somebody like it exists, and its saving. */
export const useCorrespondentForm = (start: Correspondent, onDone: (saved: Correspondent) => void) => {
  const [made, setMade] = useState<number | null>(null)
  const sentBefore = useRef<Correspondent[]>([])
  const tables = useOpenTables()
  const form = useRecordForm<Correspondent, Correspondent>({
    name: 'correspondent',
    draft: `correspondent/${start.id || 'new'}`,
    start,
    read,
    isDirty: (base, draft) => base !== draft && plain(base) !== plain(draft),
    holdsMore: tables.isAnyOpen,
    loses,
    fields: () => identityFields,
    labelOf: (field) => labelOf(field),
    atOnce: checksumErrors,
    errors: (draft) => identityErrors(draft, isTaken),
    told: toldErrors,
    rows: (draft, _, refused) => (refused ? listedRows(toldRows(refused.fault, refused.values), draft) : []),
    onDone,
  })
  return form
}
