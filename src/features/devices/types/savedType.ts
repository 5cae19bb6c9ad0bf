import { concatMap, forkJoin, map, type Observable, of } from 'rxjs'
import type { DeviceType, DeviceTypeBody } from '../../../contract/shapes/devices.ts'
import type { CancelForm } from '../../../rules/devices/cancelRules.ts'
import { changedFields, sameValue } from '../../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt, type Outcome } from '../../../transport/request.ts'
import { blankType, type TypeKit } from '../typeKit.ts'
import type { BodyField } from '../typeLabels.ts'

/** All that is typed of a type or a supplement, in the order of its form. */
export const bodyFields = Object.keys(blankType({ isForeign: false })) as BodyField[]

/** What of a record is typed, as it is sent. */
export const bodyOf = ({
  entryNumber: _number,
  entryDate: _date,
  isDraft: _draft,
  parentId: _parent,
  parentNumber: _parentNumber,
  supplementNumber: _supplementNumber,
  supplements: _supplements,
  cancellation: _cancellation,
  files: _files,
  caseFiles: _caseFiles,
  history: _history,
  ...body
}: DeviceType): DeviceTypeBody => body

const quiet = { quiet: true } as const
/** A new draft is looked for among so many. */
const looked = { pageNumber: 1, pageSize: 10 }

const recordNow = (kit: TypeKit, id: string): Observable<Outcome<DeviceType>> =>
  attempt(kit.calls.byId, { query: { id } }, quiet)

const recordsNow = (kit: TypeKit, ids: readonly string[]): Observable<Outcome<DeviceType[]>> =>
  ids.length === 0
    ? of({ done: true, reply: [] })
    : forkJoin(ids.map((id) => recordNow(kit, id))).pipe(
        map((all): Outcome<DeviceType[]> => {
          const failed = all.find((one) => !one.done)
          return failed && !failed.done
            ? failed
            : { done: true, reply: all.flatMap((one) => (one.done ? [one.reply] : [])) }
        }),
      )

/** Where a new draft would be: among the drafts of the register, or of its type. */
const draftsNow = (kit: TypeKit, parentId: string | undefined): Observable<Outcome<DeviceType[]>> =>
  parentId === undefined
    ? attempt(kit.calls.list, { query: looked, body: { IsDraft: true } }, quiet).pipe(
        concatMap((found) =>
          found.done
            ? recordsNow(
                kit,
                found.reply.items.flatMap(({ id }) => id ?? []),
              )
            : of(found),
        ),
      )
    : recordNow(kit, parentId).pipe(
        concatMap((found) =>
          found.done
            ? recordsNow(
                kit,
                found.reply.supplements.flatMap(({ id, isDraft }) => (isDraft ? [id] : [])),
              )
            : of(found),
        ),
      )

type Saving = {
  was: DeviceTypeBody
  mine: DeviceTypeBody
  /** Of a new supplement: to which type. */
  parentId?: string | undefined
  /** Which case file a new record comes of. */
  linkToCasefileGuid?: string | undefined
  onConflict: (theirs: DeviceTypeBody) => void
}

const inserted = (kit: TypeKit, { mine, parentId, linkToCasefileGuid }: Saving, intent: string) => {
  const link = linkToCasefileGuid === undefined ? {} : { linkToCasefileGuid }
  return parentId === undefined
    ? attempt(kit.calls.insert, { query: link, body: mine }, { intent })
    : attempt(kit.calls.insertAdditional, { query: { parentId, ...link }, body: mine }, { intent })
}

/** Writes what I changed over what others changed meanwhile. */
const updated = (kit: TypeKit, { was, mine, onConflict }: Saving, theirs: DeviceType, intent: string) => {
  const { id } = theirs
  return mergedEdit<DeviceType, keyof DeviceType & BodyField, DeviceType>(
    bodyFields,
    { was: { ...theirs, ...was, id }, theirs, mine: { ...theirs, ...mine, id } },
    (merged) => attempt(kit.calls.update, { body: bodyOf(merged) }, { intent }),
    (now) => onConflict(bodyOf(now)),
  )
}

/** Saves a draft: a new one, or over what others changed. After a lost answer it is known by saying the same. */
export const savedType = (kit: TypeKit, saving: Saving): Write<DeviceType[], DeviceType> => {
  const { mine, parentId } = saving
  const { id } = mine
  const saysTheSame = (record: DeviceType) =>
    record.isDraft && bodyFields.every((field) => sameValue(bodyOf(record)[field], mine[field]))
  return {
    about: `${kit.name}/${id ?? parentId ?? 'new'}`,
    content: mine,
    send: (intent) =>
      id === undefined
        ? inserted(kit, saving, intent)
        : recordNow(kit, id).pipe(concatMap((now) => (now.done ? updated(kit, saving, now.reply, intent) : of(now)))),
    ask: id === undefined ? draftsNow(kit, parentId) : recordsNow(kit, [id]),
    find: (records) => {
      const reply = records.find(saysTheSame)
      return reply ? { reply } : null
    },
    change: (made) => savedType(kit, { ...saving, was: bodyOf(made), mine: { ...mine, id: made.id } }),
  }
}

/** Whether two versions say something else. */
export const isChanged = (a: DeviceTypeBody, b: DeviceTypeBody): boolean => changedFields(bodyFields, a, b).length > 0

/** Enters a draft in the register; after a lost answer it is entered when it is no draft any more. */
export const registeredType = (kit: TypeKit, id: string): Write<DeviceType, null> => ({
  about: `${kit.name}/${id}/register`,
  content: id,
  send: (intent) => attempt(kit.calls.register, { query: { id } }, { intent }),
  ask: recordNow(kit, id),
  find: ({ isDraft }) => (isDraft ? null : { reply: null }),
})

/** Cancels a type by a multipart form with its order; after a lost answer it is cancelled when it says so. */
export const cancelledType = (
  kit: TypeKit,
  id: string,
  { file, ...decision }: CancelForm & { file: File },
): Write<DeviceType, null> => {
  const body = new FormData()
  body.append('id', id)
  for (const [field, value] of Object.entries(decision)) body.append(field, value === null ? '' : String(value))
  body.append('file', file, file.name)
  return {
    about: `${kit.name}/${id}/cancel`,
    content: { ...decision, file: { name: file.name, size: file.size } },
    send: (intent) => attempt(kit.calls.cancel, { body }, { intent }),
    ask: recordNow(kit, id),
    find: ({ cancellation }) => (cancellation === null ? null : { reply: null }),
  }
}
