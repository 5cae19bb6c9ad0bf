import { useEffect, useMemo, useState } from 'react'
import { documents } from '../../contract/documents.ts'
import { Correspondent } from '../../contract/shapes/correspondents.ts'
import { hasErrors } from '../../rules/requiredFields.ts'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { useSingleFlight } from '../../screen-kit/saving/singleFlight.ts'
import { readStoredAs } from '../../screen-kit/storedForm.ts'
import { useFetch } from '../../state/useFetch.ts'
import { queryOf } from '../../transport/query.ts'
import { checksumErrors, identityErrors, labelOf, limits, listedFields, serverErrors } from './correspondentErrors.ts'
import { correspondentToSend } from './newCorrespondent.ts'
import { checkedCorrespondent } from './savedCorrespondent.ts'
import { listedRows, noRowErrors, serverRowErrors } from './serverRowErrors.ts'
import { longestNote, noteShown, numbersInForm } from './shownNumbers.ts'
import { type CorrespondentRow, nothingSimilar, type Similar, sameNumber } from './similar.ts'
import { useOpenTables } from './useOpenTables.ts'
import { useSimilar } from './useSimilar.ts'

const read = readStoredAs(Correspondent)
const asText = (one: Correspondent): string => JSON.stringify(correspondentToSend(one))

export const loses = 'Кореспондентът не е записан.'
export const notStored = 'Ред от таблица, който още се попълваше, не се пази.'
export const labels = { check: 'Изчакайте малко и запишете отново: нищо няма да се запише два пъти.' }

export const useCorrespondentForm = (start: Correspondent, onDone: (saved: Correspondent) => void) => {
  const tables = useOpenTables()
  useEffect(() => {
    const shown = numbersInForm(start)
    if (start.id > 0 && shown.length > 0) noteShown(start.id, shown.join(', ').slice(0, longestNote))
  }, [start])
  const form = useRecordForm<Correspondent, Correspondent>({
    name: 'correspondent',
    draft: `correspondent/${start.id || 'new'}`,
    start,
    read,
    isDirty: (base, draft) => base !== draft && asText(base) !== asText(draft),
    holdsMore: tables.isAnyOpen,
    loses,
    fields: listedFields,
    labelOf,
    limits,
    atOnce: checksumErrors,
    errors: identityErrors,
    serverMessages: serverErrors,
    rows: (draft, _, refused) => (refused ? listedRows(serverRowErrors(refused.fault, refused.values), draft) : []),
    onDone,
  })
  const { values, refused, state } = form
  const isUnknown = state?.kind === 'unknown'
  const [newer, setNewer] = useState<Correspondent | null>(null)
  const { found, look } = useSimilar(start)
  useEffect(() => look(values), [look, values])
  // A record that an earlier attempt of this form created is not a duplicate.
  const ownId = form.madeBefore(`correspondent/${start.id}`)?.id
  const others = (rows: readonly CorrespondentRow[]) => rows.filter(({ id }) => id !== ownId)
  const similar: Similar = isUnknown
    ? nothingSimilar
    : { sameNumber: others(found.sameNumber), sameName: others(found.sameName) }
  const write = (mine: Correspondent, was: Correspondent) => {
    setNewer(null)
    const othersWithNumber = async (one: Correspondent) => (isUnknown ? [] : others(await sameNumber(one)))
    form.write(checkedCorrespondent(mine, was, { onNewer: setNewer, othersWithNumber }))
  }
  const fetching = useSingleFlight()
  const fetchOnce = useFetch()
  return {
    ...form,
    tables,
    similar,
    rowErrors: useMemo(() => (refused ? serverRowErrors(refused.fault, refused.values) : noRowErrors), [refused]),
    newer,
    save: () => write(values, form.base),
    /** Saves the merged values, if the version that the user saw while merging is still the newest. */
    acceptMerged: (together: Correspondent) => {
      if (newer === null) return
      form.rebase(newer, together)
      if (hasErrors(identityErrors(together))) setNewer(null)
      else write(together, newer)
    },
    closeNewer: () => setNewer(null),
    isFetching: fetching.busy,
    useExisting: (id: number) =>
      void fetching.run(async () => {
        const outcome = await fetchOnce(queryOf(documents.getCorrespondentById, { query: { id } }))
        if (!outcome.done) return
        form.saved()
        onDone(outcome.reply)
      }),
  }
}
