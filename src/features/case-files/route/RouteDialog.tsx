import { useAtomValue } from 'jotai'
import { useId, useRef, useState } from 'react'
import { DraftBanner } from '../../../screen-kit/DraftBanner.tsx'
import { useCtrlEnter } from '../../../screen-kit/form/useCtrlEnter.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useDraft } from '../../../screen-kit/useDraft.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { fieldMessage } from '../../../transport/fault.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { type PossibleRoute, type RouteStep, routesAtom } from '../state.ts'
import { RouteFields } from './RouteFields.tsx'
import {
  blankRoute,
  isTouched,
  type RouteProblems,
  readRoute,
  routeItems,
  routeOf,
  routeProblems,
} from './routeForm.ts'
import { useRouting } from './useRouting.ts'

type Props = { caseFileGuid: string; current: RouteStep; onClose: () => void }
const title = 'Насочване на преписката'

/** „Насочи“: asks for the possible steps, then for where, the data and the comment (document 2, section 4). */
const RouteDialog = (props: Props) => {
  const { data, error, refetch } = useAtomValue(routesAtom(props.caseFileGuid))
  if (data && data.length > 0) return <Form {...props} routes={data} />
  return (
    <Dialog open size="m" title={title} onClose={props.onClose}>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState title="Няма следваща стъпка">
          От „{props.current.name}“ преписката не може да бъде насочена.
        </EmptyState>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}

const Form = ({ caseFileGuid, current, onClose, routes: offered }: Props & { routes: readonly PossibleRoute[] }) => {
  const base = useId()
  const [routes] = useState(offered)
  const [form, setForm] = useState(() => blankRoute(routes))
  const [problems, setProblems] = useState<RouteProblems>({})
  const { confirm, confirmDialog } = useConfirm()
  const isDirty = isTouched(form)
  useLeaveGuard(isDirty ? 'Насочването не е изпратено.' : undefined)
  const { stepId, values, comment } = form
  const kept = useDraft(
    `route/${caseFileGuid}`,
    { stepId, values, comment },
    { isDirty, read: readRoute, use: (before) => setForm({ ...before, unread: {} }) },
  )
  const { state, busy, send } = useRouting(caseFileGuid, () => {
    kept.saved()
    onClose()
  })
  const idOf = (field: string) => `${base}${field}`
  const fault = state?.kind === 'refused' ? state.fault : null
  const errorOf = (field: string) => {
    const said = fieldMessage(fault, field)
    return problems[field] ?? (said === true ? undefined : said)
  }
  const close = async () => {
    const question = {
      title: 'Насочването не е изпратено',
      body: 'Въведените данни и коментарът ще бъдат загубени.',
      yes: 'Затвори без насочване',
      no: 'Продължи писането',
    }
    if (!isDirty || (await confirm(question))) onClose()
  }
  const place = useRef<HTMLDivElement>(null)
  const submit = () => {
    if (busy) return
    const found = routeProblems(routes, form)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return document.getElementById(idOf(first))?.focus()
    const route = routeOf(routes, form)
    if (route) send({ stepId: route.stepId, items: routeItems(route, form) })
  }
  useCtrlEnter(place, submit)
  return (
    <>
      <Dialog
        open
        persistent
        size="m"
        title={title}
        busy={busy}
        onClose={() => void close()}
        footer={
          <>
            <Button onClick={() => void close()}>Откажи</Button>
            <Button kind="primary" busy={busy} onClick={submit}>
              Насочи
            </Button>
          </>
        }
      >
        <div ref={place} className="stack">
          <DraftBanner draft={kept} />
          <p>
            <span className="muted">Текуща стъпка:</span> <b>{current.name}</b>
          </p>
          <RouteFields
            routes={routes}
            form={form}
            onForm={(next) => {
              setForm(next)
              setProblems({})
            }}
            idOf={idOf}
            errorOf={errorOf}
          />
          <WriteOutcomeBanner
            state={state}
            notDone="Преписката не е насочена"
            unknown="дали преписката е насочена"
            check="Затворете и проверете текущата стъпка, преди да опитате отново."
          />
        </div>
      </Dialog>
      {confirmDialog}
    </>
  )
}

export default RouteDialog
