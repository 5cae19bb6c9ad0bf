import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { pluralise } from '../../../../rules/words/pluralise.ts'
import { Refused, Titles } from '../../../../screen-kit/bulk/BulkLists.tsx'
import { BulkReport } from '../../../../screen-kit/bulk/BulkReport.tsx'
import { useBulk } from '../../../../screen-kit/bulk/useBulk.ts'
import { documentChangedAtom } from '../../../../state/recordsChanged.ts'
import { startCall } from '../../../../transport/startCall.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../../widgets/page/Banner.tsx'
import { Skeleton } from '../../../../widgets/page/Skeleton.tsx'
import { type CreateTaskOn, TaskForManyDialog } from '../../../tasks/public.ts'
import { cannotAssign, willAssign } from './assignText.ts'
import type { DocumentItem } from './documentItem.ts'
import { type Assignable, splitAssignable } from './splitAssignable.ts'

type Props = { rows: readonly DocumentItem[]; onClose: () => void }
const title = 'Възлагане на избраните документи'

/**
 * Renders the dialog „Възложи“ for the selected documents. It shows which of them can be assigned and why the others
 * cannot, then creates a task on each. Documents on which this failed are listed and can be retried.
 */
const AssignDialog = ({ rows, onClose }: Props) => {
  // The selected rows are kept, because the list is refetched at the end but the dialog must not change.
  const [chosen] = useState(rows)
  const [split, setSplit] = useState<Assignable>()
  const [sent, setSent] = useState<{ give: CreateTaskOn; allGiven: () => void }>()
  const notifyChanged = useSetAtom(documentChangedAtom)
  const {
    run,
    running,
    start,
    stop,
    invalidate: clearRun,
  } = useBulk<DocumentItem>(() => void notifyChanged(chosen.map(({ guid }) => ({ docGuid: guid }))))
  useEffect(() => startCall((signal) => splitAssignable(chosen, signal), setSplit), [chosen])

  if (!split || split.can.length === 0) return <NothingYet split={split} onClose={onClose} />
  const call = (createTaskOn: CreateTaskOn) => (row: DocumentItem) => createTaskOn(row.guid)
  const send = (give: CreateTaskOn, allGiven: () => void) => {
    setSent({ give, allGiven })
    start(split.can, call(give))
  }
  const failed = run?.progress.failures.map(({ item }) => item) ?? []
  const left = run ? [...failed, ...run.rows.slice(run.progress.tried)] : []
  const close = () => {
    if (left.length === 0) sent?.allGiven()
    onClose()
  }
  const leave = () => {
    if (left.length === 0) return close()
    clearRun()
    setSplit({ ...split, can: split.can.filter(({ guid }) => left.some((row) => row.guid === guid)) })
  }
  return (
    <>
      <TaskForManyDialog
        title={title}
        intro={(assignees) => <Intro split={split} assignees={assignees} />}
        sendLabel={`Възложи ${pluralise(split.can.length, 'document')}`}
        onGive={send}
        onClose={onClose}
      />
      {run && (
        <Dialog
          open
          persistent
          title="Възлагане"
          onClose={running ? stop : leave}
          footer={
            running ? (
              <Button onClick={stop}>Спри</Button>
            ) : (
              <>
                <Button onClick={leave}>{left.length > 0 ? 'Назад към задачата' : 'Затвори'}</Button>
                {left.length > 0 && <Button onClick={onClose}>Затвори</Button>}
                {left.length > 0 && sent && (
                  <Button kind="primary" onClick={() => start(left, call(sent.give))}>
                    Опитай отново
                  </Button>
                )}
              </>
            )
          }
        >
          <BulkReport run={run} running={running} done="Възложени" />
        </Dialog>
      )}
    </>
  )
}

const Intro = ({ split: { can, cannot }, assignees }: { split: Assignable; assignees: readonly string[] }) => (
  <>
    <Banner kind="info" title={willAssign(can.length, assignees)}>
      <Titles rows={can} />
    </Banner>
    {cannot.length > 0 && (
      <Banner kind="warning" title={cannotAssign(cannot.length)}>
        <Refused items={cannot} />
      </Banner>
    )}
  </>
)

const NothingYet = ({ split, onClose }: { split: Assignable | undefined; onClose: () => void }) => (
  <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
    {split ? (
      <Banner kind="warning" title={cannotAssign(split.cannot.length)}>
        <Refused items={split.cannot} />
      </Banner>
    ) : (
      <>
        <p role="status">Проверява се кои документи можете да възложите…</p>
        <Skeleton lines={4} />
      </>
    )}
  </Dialog>
)

export default AssignDialog
