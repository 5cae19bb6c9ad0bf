import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { Reply } from '../../contract/endpoint.ts'
import type { UserRecord } from '../../contract/shapes/people.ts'
import { tasks } from '../../contract/tasks.ts'
import { errorsOf, required } from '../../rules/requiredFields.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { ChoiceField } from '../../screen-kit/lookup/ChoiceField.tsx'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { notify } from '../../transport/notices.ts'
import { attempt, mapReply } from '../../transport/request.ts'
import { openTaskCountAtom, presentColleaguesOf } from './userState.ts'

type HandOverReply = Reply<typeof tasks.handOverTasks>

/**
 * Returns the mutation that moves the open tasks of a person to another person. After a lost response it counts as done
 * if the person has fewer open tasks than before.
 */
const taskHandOver = (personId: number, toPersonId: number, count: number): Mutation<number, HandOverReply> => ({
  about: `hand-over/${personId}`,
  content: { personId, toPersonId },
  send: (idempotencyKey) => attempt(tasks.handOverTasks, { body: { personId, toPersonId } }, { idempotencyKey }),
  readCurrent: async () => {
    const open = await attempt(tasks.getPersonOpenTasks, { query: { personId, skip: 0, take: 1 } }, { quiet: true })
    return mapReply(open, ({ totalCount }) => totalCount)
  },
  find: (left) => (left < count ? { reply: { handedOver: count - left, left } } : null),
})

const summaryOf = ({ handedOver: moved, left }: HandOverReply): string => {
  const main = moved === 1 ? 'Предадена е 1 задача.' : `Предадени са ${pluralise(moved, 'task')}.`
  if (left === 0) return main
  return `${main} По ${pluralise(left, 'task')} новият изпълнител вече участва и ${left === 1 ? 'тя остава' : 'те остават'}.`
}

export const HandOverDialog = ({ user, onClose }: { user: UserRecord; onClose: () => void }) => {
  const personId = user.personId ?? 0
  const invalidate = useSetAtom(invalidateAtom)
  const count = useAtomValue(useMemo(() => openTaskCountAtom(personId), [personId])) ?? 0
  const colleagues = useMemo(() => presentColleaguesOf(personId), [personId])
  const form = useRecordForm<{ toPersonId: number | null }, HandOverReply>({
    name: 'hand-over',
    draft: `hand-over/${user.id}`,
    start: { toPersonId: null },
    errors: ({ toPersonId }) => errorsOf({ toPersonId: required(toPersonId) }),
    onDone: (reply) => {
      notify({ kind: reply.left > 0 ? 'warning' : 'success', text: summaryOf(reply) })
      onClose()
    },
    onStale: () => void invalidate(tasks.getPersonOpenTasks),
  })
  const { toPersonId } = form.values
  const save = () => {
    if (toPersonId !== null) form.write(taskHandOver(personId, toPersonId, count))
  }
  return (
    <FormDialog
      title="Предаване на задачи"
      size="s"
      form={form}
      loses="Задачите не са предадени."
      save="Предай"
      saving="Задачите се предават…"
      onSave={save}
      onClose={onClose}
    >
      <p className="m-0">
        {pluralise(count, 'openTask')} на {user.fullName} {count === 1 ? 'ще бъде предадена' : 'ще бъдат предадени'} със
        сроковете и указанията си.
      </p>
      <ChoiceField
        {...form.field('toPersonId')}
        label="На кого"
        required
        from={colleagues}
        value={toPersonId}
        onChange={(id) => form.set({ toPersonId: id })}
      />
    </FormDialog>
  )
}
