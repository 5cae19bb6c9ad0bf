import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Reply } from '../../contract/endpoint.ts'
import { handOver, type WorkItem, type WorkKind, workKinds } from '../../contract/handOver.ts'
import type { Option } from '../../contract/shapes/base.ts'
import { tasks } from '../../contract/tasks.ts'
import { formatDate } from '../../dates/civilDate.ts'
import { handOverErrors, workLabels } from '../../rules/tasks/handOverWork.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { ChoiceField } from '../../screen-kit/lookup/ChoiceField.tsx'
import { InsteadOf } from '../../screen-kit/lookup/InsteadOf.tsx'
import type { LookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { recordsChangedAtom } from '../../state/recordsChanged.ts'
import { userAtom } from '../../state/session.ts'
import { notify } from '../../transport/notices.ts'
import { attempt } from '../../transport/request.ts'
import { TextArea } from '../../widgets/fields/TextArea.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import {
  blankHandOver,
  givenItems,
  type HandOverValues,
  itemKey,
  kindOf,
  receiverOf,
  receiverOfAll,
} from './handOverForm.ts'
import { ownPeople, personWorkAtom, receiversOf } from './handOverState.ts'
import './handOver.css'

type HandOverReply = Reply<typeof handOver.handOverWork>
type Items = ReturnType<typeof givenItems>

/** After a lost response the request counts as applied if at least one of the chosen items is gone. */
const handOverOf = (personId: number, reason: string, items: Items): Mutation<WorkItem[], HandOverReply> => ({
  about: `hand-over/${personId}`,
  content: { reason, items },
  send: (idempotencyKey) => attempt(handOver.handOverWork, { body: { personId, reason, items } }, { idempotencyKey }),
  readCurrent: () => attempt(handOver.getPersonWork, { query: { personId } }, { quiet: true }),
  find: (now) => {
    const present = new Set(now.map(itemKey))
    const left = items.filter((item) => present.has(itemKey(item))).length
    return left < items.length ? { reply: { handedOver: items.length - left, left } } : null
  },
})

const summaryOf = ({ handedOver, left }: HandOverReply): string => {
  const main =
    handedOver === 0 ? 'Няма предадено.' : handedOver === 1 ? 'Предадено е 1 нещо.' : `Предадени са ${handedOver} неща.`
  return left === 0
    ? main
    : `${main} По ${pluralise(left, 'task')} новият изпълнител вече участва и ${left === 1 ? 'тя остава' : 'те остават'}.`
}

const titleOf = ({ number, title, endDate }: WorkItem): string =>
  [[number, title].filter(Boolean).join(' '), endDate === null ? '' : `до ${formatDate(endDate)}`]
    .filter((part) => part !== '')
    .join(', ')

type KindProps = {
  kind: WorkKind
  items: readonly WorkItem[]
  from: LookupOptions
  values: HandOverValues
  set: (change: Partial<HandOverValues>) => void
}

const KindFields = ({ kind, items, from, values, set }: KindProps) => {
  const ofKind = (id: number | null) => {
    const keys = new Set(items.map(itemKey))
    const others = Object.entries(values.byItem).filter(([key]) => !keys.has(key))
    set({ byKind: { ...values.byKind, [kind]: id }, byItem: Object.fromEntries(others) })
  }
  const receiver = values.byKind[kind] ?? null
  return (
    <div className="hand-over-kind">
      <ChoiceField
        id={`hand-over-${kind}`}
        label={`${workLabels[kind]} (${items.length}): на кого`}
        from={from}
        value={receiver}
        placeholder="Не се предават"
        onChange={ofKind}
      />
      {receiver !== null && <InsteadOf personId={receiver} verb="Предай на" onChoose={({ id }) => ofKind(id)} />}
      <details>
        <summary>{items.length === 1 ? 'Какво е' : 'Кои са и поотделно'}</summary>
        <ul className="hand-over-items">
          {items.map((item) => (
            <li key={itemKey(item)}>
              <span>
                <Numbered text={titleOf(item)} />
              </span>
              <ChoiceField
                id={`hand-over-${itemKey(item)}`}
                label={`На кого: ${titleOf(item)}`}
                hideLabel
                from={from}
                value={receiverOf(values, item)}
                placeholder="Не се предава"
                onChange={(id) => set({ byItem: { ...values.byItem, [itemKey(item)]: id } })}
              />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

type Props = { person: Option; work: readonly WorkItem[]; onClose: () => void }

const HandOverForm = ({ person, work, onClose }: Props) => {
  const invalidate = useSetAtom(invalidateAtom)
  const changed = useSetAtom(recordsChangedAtom)
  const from = receiversOf(person.id)
  const form = useRecordForm<HandOverValues, HandOverReply>({
    name: 'hand-over',
    draft: `hand-over/${person.id}`,
    start: blankHandOver,
    errors: (values) => handOverErrors({ reason: values.reason, chosen: givenItems(values, work).length }),
    limits: { reason: textLimits(handOver.handOverWork.body).reason },
    onDone: (reply) => {
      notify({ kind: reply.left > 0 ? 'warning' : 'success', text: summaryOf(reply) })
      onClose()
    },
    onStale: () => {
      void invalidate(handOver.getPersonWork, tasks.getPersonOpenTasks, handOver.getHandedOverWork)
      void changed({ calls: [tasks.getOpenedUserTasks, tasks.getCreatedUserTasks] })
    },
  })
  const { values, set } = form
  const present = workKinds.filter((kind) => work.some((item) => kindOf(item) === kind))
  const chooseAll = (id: number | null) =>
    set({ byKind: Object.fromEntries(present.map((kind) => [kind, id])), byItem: {} })
  return (
    <FormDialog
      title={`Предаване на работата: ${person.name}`}
      size="m"
      form={form}
      loses="Работата не е предадена."
      save="Предай"
      saving="Работата се предава…"
      long
      onSave={() => form.write(handOverOf(person.id, values.reason.trim(), givenItems(values, work)))}
      onClose={onClose}
    >
      <ChoiceField
        id="hand-over-all"
        label="Всичко на"
        from={from}
        value={receiverOfAll(values, work)}
        onChange={chooseAll}
      />
      <TextArea
        {...form.field('reason')}
        label="Причина"
        required
        value={values.reason}
        hint="Вижда се от предаващия и получаващия и остава в историята на документа."
        onChange={(reason) => set({ reason })}
      />
      {present.map((kind) => (
        <KindFields
          key={kind}
          kind={kind}
          items={work.filter((item) => kindOf(item) === kind)}
          from={from}
          values={values}
          set={set}
        />
      ))}
    </FormDialog>
  )
}

const WorkOf = ({ person, onClose }: { person: Option; onClose: () => void }) => {
  const { data, error, refetch } = useAtomValue(personWorkAtom(person.id))
  if (data && data.length > 0) return <HandOverForm person={person} work={data} onClose={onClose} />
  return (
    <Dialog open title={`Предаване на работата: ${person.name}`} size="s" onClose={onClose}>
      {error && <ErrorState title="Работата не се зареди" message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} />}
      {data && <p className="m-0">Няма какво да се предава: няма отворени задачи, чернови, подписи и преписки.</p>}
    </Dialog>
  )
}

/** Renders the first step for a head: to choose whose work is handed over. */
const ChooseOwner = ({ onChoose, onClose }: { onChoose: (person: Option) => void; onClose: () => void }) => (
  <Dialog open title="Предаване на работата" size="s" onClose={onClose}>
    <ChoiceField
      label="Чия работа"
      from={ownPeople}
      value={null}
      placeholder="Име на служител"
      hint="Своята или на служител, на когото сте пряк ръководител."
      onChange={(_id, person) => person && onChoose({ id: person.id, name: person.name })}
    />
  </Dialog>
)

type DialogProps = {
  /** The person whose work is handed over; if absent, the user or, chosen by a head, an employee. */
  person?: Option
  onClose: () => void
}

const HandOverDialog = ({ person, onClose }: DialogProps) => {
  const user = useAtomValue(userAtom)
  const people = useAtomValue(ownPeople.optionsAtom)
  const [chosen, setChosen] = useState<Option | null>(person ?? null)
  const isHead = people.kind === 'ready' && people.items.length > 1
  const own = user && people.kind === 'ready' && !isHead ? { id: user.person.id, name: user.person.fullName } : null
  const owner = chosen ?? own
  return owner ? (
    <WorkOf key={owner.id} person={owner} onClose={onClose} />
  ) : (
    <ChooseOwner onChoose={setChosen} onClose={onClose} />
  )
}

export default HandOverDialog
