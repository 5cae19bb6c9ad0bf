import type { DeviceType, DeviceTypeBody } from '../../../contract/shapes/devices.ts'
import type { CancelForm } from '../../../rules/devices/cancelRules.ts'
import { changedFields, fieldsOf } from '../../../screen-kit/saving/fieldMerge.ts'
import type { Write } from '../../../screen-kit/saving/idempotentWrite.ts'
import { mergedWrite, type Saving } from '../../../screen-kit/saving/mergedWrite.ts'
import { readEach } from '../../../screen-kit/saving/readEach.ts'
import { attempt, mapReply, type Outcome } from '../../../transport/request.ts'
import { blankType, type TypeKit } from '../typeKit.ts'

/** All that is typed of a type or a supplement, in the order of its form. */
export const bodyFields = fieldsOf(blankType({ isForeign: false }))

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
/** So many drafts are compared with a new one. */
const looked = { pageNumber: 1, pageSize: 10 }

const recordNow = (kit: TypeKit, id: string): Promise<Outcome<DeviceType>> =>
  attempt(kit.calls.byId, { query: { id } }, quiet)

/** The ids of the drafts of the same type, or of the same parent. A new one would be among them. */
const draftIds = async (kit: TypeKit, { measuringType }: DeviceTypeBody, parentId: string | undefined) => {
  if (parentId !== undefined)
    return mapReply(await recordNow(kit, parentId), ({ supplements }) =>
      supplements.flatMap(({ id, isDraft }) => (isDraft ? [id] : [])),
    )
  const ask = { query: looked, body: { IsDraft: true, MeasuringType: measuringType.trim() } }
  return mapReply(await attempt(kit.calls.list, ask, quiet), ({ items }) => items.flatMap(({ id }) => id ?? []))
}

type TypeSaving = Saving<DeviceTypeBody> & {
  /** Of a new supplement: to which type. */
  parentId?: string | undefined
  /** Which case file a new record comes of. */
  linkToCasefileGuid?: string | undefined
}

/** Saves a draft of a type or of a supplement: a new one, or over what others changed. */
export const savedType = (kit: TypeKit, { parentId, linkToCasefileGuid, ...saving }: TypeSaving) => {
  const link = linkToCasefileGuid === undefined ? {} : { linkToCasefileGuid }
  const byId = (id: string) => recordNow(kit, id)
  return mergedWrite<DeviceTypeBody, DeviceType>({
    ...saving,
    about: `${kit.name}/${saving.mine.id ?? parentId ?? 'new'}`,
    key: 'id',
    fields: bodyFields,
    now: async (mine) => {
      if (mine.id !== undefined) return readEach([mine.id], byId)
      const drafts = await draftIds(kit, mine, parentId)
      return drafts.done ? readEach(drafts.reply, byId) : drafts
    },
    create: (body, intent) =>
      parentId === undefined
        ? attempt(kit.calls.insert, { query: link, body }, { intent })
        : attempt(kit.calls.insertAdditional, { query: { parentId, ...link }, body }, { intent }),
    edit: (body, intent) => attempt(kit.calls.update, { body }, { intent }),
  })
}

/** Whether two versions say something else. */
export const isChanged = (a: DeviceTypeBody, b: DeviceTypeBody): boolean => changedFields(bodyFields, a, b).length > 0

/** Enters a draft in the register; after a lost answer it is entered when it is no draft any more. */
export const registeredType = (kit: TypeKit, id: string): Write<DeviceType, null> => ({
  about: `${kit.name}/${id}/register`,
  content: id,
  send: (intent) => attempt(kit.calls.register, { query: { id } }, { intent }),
  ask: () => recordNow(kit, id),
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
    ask: () => recordNow(kit, id),
    find: ({ cancellation }) => (cancellation === null ? null : { reply: null }),
  }
}
