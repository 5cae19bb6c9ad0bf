import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import { mapReply } from '../../transport/request.ts'
import type { Mutation } from '../saving/idempotentMutation.ts'
import { mergedMutation, type Saving } from '../saving/mergedMutation.ts'
import type { RegisterDefinition, Sends } from './registerDefinition.ts'

export const saveRecordMutation = <R extends RegisterRecord>(definition: RegisterDefinition<R>, saving: Saving<R>) => {
  const { create, edit } = definition.sends
  if (!create || !edit) throw new Error(`The register ${definition.name} has no calls to save a record`)
  return mergedMutation<R, R>({
    ...saving,
    about: `${definition.name}/${saving.mine.id}`,
    key: 'id',
    fields: definition.fields,
    now: definition.now,
    create,
    edit,
  })
}

export const removeRecordMutation = <R extends RegisterRecord>(
  { now, name }: RegisterDefinition<R>,
  remove: NonNullable<Sends<R>['remove']>,
  record: R,
): Mutation<R[], 'deleted'> => ({
  about: `${name}/deletion/${record.id}`,
  content: record.id,
  send: async (idempotencyKey) => mapReply(await remove(record.id, idempotencyKey), () => 'deleted'),
  readCurrent: () => now(record),
  find: (rows) => (rows.some(({ id }) => id === record.id) ? null : { reply: 'deleted' }),
})
