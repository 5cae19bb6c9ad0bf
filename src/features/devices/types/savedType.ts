import type { DeviceType, DeviceTypeBody } from '../../../contract/shapes/devices.ts'
import type { CancelForm } from '../../../rules/devices/cancelRules.ts'
import { fetchMany } from '../../../screen-kit/saving/fetchMany.ts'
import { changedFields, fieldsOf } from '../../../screen-kit/saving/fieldMerge.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { mergedMutation, type Saving } from '../../../screen-kit/saving/mergedMutation.ts'
import { attempt, mapReply, type Outcome } from '../../../transport/request.ts'
import { blankType, type TypeDefinition } from '../typeDefinition.ts'

export const bodyFields = fieldsOf(blankType({ isForeign: false }))

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
const firstPage = { pageNumber: 1, pageSize: 10 }

const recordNow = (definition: TypeDefinition, id: string): Promise<Outcome<DeviceType>> =>
  attempt(definition.calls.byId, { query: { id } }, quiet)

/** Fetches the ids of the drafts among which a new type or supplement is searched for after a lost response. */
const draftIds = async (
  definition: TypeDefinition,
  { measuringType }: DeviceTypeBody,
  parentId: string | undefined,
) => {
  if (parentId !== undefined)
    return mapReply(await recordNow(definition, parentId), ({ supplements }) =>
      supplements.flatMap(({ id, isDraft }) => (isDraft ? [id] : [])),
    )
  const request = { query: firstPage, body: { IsDraft: true, MeasuringType: measuringType.trim() } }
  return mapReply(await attempt(definition.calls.list, request, quiet), ({ items }) =>
    items.flatMap(({ id }) => id ?? []),
  )
}

type TypeSaving = Saving<DeviceTypeBody> & {
  parentId?: string | undefined
  linkToCasefileGuid?: string | undefined
}

export const savedType = (definition: TypeDefinition, { parentId, linkToCasefileGuid, ...saving }: TypeSaving) => {
  const link = linkToCasefileGuid === undefined ? {} : { linkToCasefileGuid }
  const byId = (id: string) => recordNow(definition, id)
  return mergedMutation<DeviceTypeBody, DeviceType>({
    ...saving,
    about: `${definition.name}/${saving.mine.id ?? parentId ?? 'new'}`,
    key: 'id',
    fields: bodyFields,
    now: async (mine) => {
      if (mine.id !== undefined) return fetchMany([mine.id], byId)
      const drafts = await draftIds(definition, mine, parentId)
      return drafts.done ? fetchMany(drafts.reply, byId) : drafts
    },
    create: (body, idempotencyKey) =>
      parentId === undefined
        ? attempt(definition.calls.insert, { query: link, body }, { idempotencyKey })
        : attempt(definition.calls.insertAdditional, { query: { parentId, ...link }, body }, { idempotencyKey }),
    edit: (body, idempotencyKey) => attempt(definition.calls.update, { body }, { idempotencyKey }),
  })
}

export const isChanged = (a: DeviceTypeBody, b: DeviceTypeBody): boolean => changedFields(bodyFields, a, b).length > 0

export const registeredType = (definition: TypeDefinition, id: string): Mutation<DeviceType, null> => ({
  about: `${definition.name}/${id}/register`,
  content: id,
  send: (idempotencyKey) => attempt(definition.calls.register, { query: { id } }, { idempotencyKey }),
  readCurrent: () => recordNow(definition, id),
  find: ({ isDraft }) => (isDraft ? null : { reply: null }),
})

export const cancelledType = (
  definition: TypeDefinition,
  id: string,
  { file, ...decision }: CancelForm & { file: File },
): Mutation<DeviceType, null> => {
  const body = new FormData()
  body.append('id', id)
  for (const [field, value] of Object.entries(decision)) body.append(field, value === null ? '' : String(value))
  body.append('file', file, file.name)
  return {
    about: `${definition.name}/${id}/cancel`,
    content: { ...decision, file: { name: file.name, size: file.size } },
    send: (idempotencyKey) => attempt(definition.calls.cancel, { body }, { idempotencyKey }),
    readCurrent: () => recordNow(definition, id),
    find: ({ cancellation }) => (cancellation === null ? null : { reply: null }),
  }
}
