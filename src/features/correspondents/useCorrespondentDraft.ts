import { useRef, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { useDraft } from '../../screen-kit/useDraft.ts'
import { IdempotentWrite } from '../../screen-kit/writes/idempotentWrite.ts'
import { useSingleFlight } from '../../screen-kit/writes/singleFlight.ts'
import type { WriteOutcome } from '../../screen-kit/writes/writeState.ts'
import { attempt } from '../../transport/request.ts'
import {
  checksumErrors,
  type IdentityErrors,
  identityErrors,
  listedErrors,
  type TextFieldName,
  toldErrors,
} from './correspondentErrors.ts'
import { readCorrespondent } from './keptCorrespondent.ts'
import { correspondentToSend } from './newCorrespondent.ts'
import { savedCorrespondent, saysTheSame } from './savedCorrespondent.ts'
import { type CorrespondentRow, nothingSimilar, type Similar, sameNumber } from './similar.ts'
import { listedRows, noneTold, toldRows } from './toldRows.ts'
import { useSimilar } from './useSimilar.ts'

const plain = (one: Correspondent): string => JSON.stringify(correspondentToSend(one))

/** The draft of a correspondent: what is typed, what is wrong, whether somebody like it exists, and its saving. */
export const useCorrespondentDraft = (start: Correspondent, onDone: (saved: Correspondent) => void) => {
  const [draft, setDraft] = useState(start)
  const [began, setBegan] = useState(start)
  const isDirty = plain(draft) !== plain(start)
  const kept = useDraft(
    `correspondent/${start.id || 'new'}`,
    { draft, began },
    {
      isDirty,
      read: readCorrespondent,
      use: (before) => {
        setDraft(before.draft)
        setBegan(before.began)
      },
    },
  )
  const done = (saved: Correspondent) => {
    kept.saved()
    onDone(saved)
  }
  const [asked, setAsked] = useState(false)
  const [told, setTold] = useState<IdentityErrors>({})
  const [work, setWork] = useState<'saving' | 'fetching' | null>(null)
  const [idempotentWrite] = useState(() => new IdempotentWrite<Correspondent>())
  const sentBefore = useRef<Correspondent[]>([])
  const [outcome, setOutcome] = useState<WriteOutcome<Correspondent> | null>(null)
  const [rowsTold, setRowsTold] = useState(noneTold)
  const { run } = useSingleFlight()
  const found = useSimilar(draft)
  // What may be one's own record is not somebody like it.
  const others = (rows: readonly CorrespondentRow[]) => rows.filter(({ id }) => id !== idempotentWrite.made?.id)
  const isUnknown = outcome?.kind === 'unknown'
  const similar: Similar = isUnknown
    ? nothingSimilar
    : { sameNumber: others(found.sameNumber), sameName: others(found.sameName) }
  const isTaken = similar.sameNumber.length > 0
  const errors = { ...checksumErrors(draft), ...(asked && identityErrors(draft, isTaken)), ...told }

  const once = (what: 'saving' | 'fetching', work: () => Promise<void>) =>
    run(async () => {
      setWork(what)
      try {
        await work()
      } finally {
        setWork(null)
      }
    })
  const save = (sent = draft) =>
    once('saving', async () => {
      setAsked(true)
      setTold({})
      setRowsTold(noneTold)
      const known = isUnknown ? [] : others(await firstValueFrom(sameNumber(sent)))
      if (Object.keys(identityErrors(sent, known.length > 0)).length > 0) return
      const body = correspondentToSend(sent)
      const end = await idempotentWrite.outcomeOf(savedCorrespondent(body))
      sentBefore.current.push(body)
      setOutcome(end)
      if (end.kind === 'done') return done(end.reply)
      if (end.kind !== 'refused') return
      setTold(toldErrors(end.fault))
      setRowsTold(toldRows(end.fault, sent))
    })
  const useExisting = (id: number) =>
    once('fetching', async () => {
      const outcome = await firstValueFrom(attempt(documents.getCorrespondentById, { query: { id } }))
      if (outcome.done) done(outcome.reply)
    })
  return {
    draft,
    set: (change: Partial<Correspondent>) => {
      setDraft((now) => ({ ...now, ...change }))
      setTold((now) => withoutNames(now, Object.keys(change)))
    },
    errors,
    rowsTold,
    listed: asked ? [...listedErrors(errors), ...listedRows(rowsTold, draft)] : [],
    isDirty,
    /** Goes on from a newer version, with what was chosen of both. */
    rebase: (newer: Correspondent, together: Correspondent) => {
      setBegan(newer)
      setDraft(together)
    },
    /** The version that this form changes. */
    began,
    kept,
    similar,
    /** How the last saving ended that did not end well. */
    outcome,
    /** Whether a version on the server is one's own, of a saving whose answer was lost. */
    isOwn: (now: Correspondent): boolean => sentBefore.current.some((sent) => saysTheSame(sent, now)),
    work,
    save,
    useExisting,
  }
}

export type CorrespondentDraft = ReturnType<typeof useCorrespondentDraft>

const withoutNames = (errors: IdentityErrors, names: readonly string[]): IdentityErrors =>
  Object.fromEntries((Object.entries(errors) as [TextFieldName, string][]).filter(([name]) => !names.includes(name)))
