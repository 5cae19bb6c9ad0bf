import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { caseFiles } from '../../../contract/caseFiles.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { attempt } from '../../../transport/request.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { caseFileRoutedAtom, type PossibleRoute, type RouteStep, routesAtom } from '../caseFileState.ts'
import { RouteFields } from './RouteFields.tsx'
import { blankRoute, isTouched, type RouteForm, readRoute, routeErrors, routeItems, routeOf } from './routeForm.ts'

type ProcessInfo = Reply<typeof caseFiles.getCaseFileProcessInstanceInfo>
type Wanted = { stepId: number; items: { name: string; value: string }[] }

/**
 * Returns the mutation that routes a case file to a step. If the response is lost, the current step is fetched before
 * the user may retry (specification 1, section 8).
 */
const routedCaseFile = (caseFileGuid: string, { stepId, items }: Wanted): Mutation<ProcessInfo, unknown> => ({
  about: `route/${caseFileGuid}`,
  content: { stepId, items },
  send: (idempotencyKey) =>
    attempt(
      caseFiles.manualyRouteCaseFile,
      { query: { caseFileGuid, newStepId: stepId }, body: items },
      { idempotencyKey },
    ),
  readCurrent: () => attempt(caseFiles.getCaseFileProcessInstanceInfo, { query: { caseFileGuid } }, { quiet: true }),
  find: (now) => (now.current?.stepId === stepId ? { reply: null } : null),
})

type Props = { caseFileGuid: string; current: RouteStep; onClose: () => void }
const title = 'Насочване на преписката'
const labels = {
  failed: 'Преписката не е насочена',
  unknown: 'дали преписката е насочена',
  check: 'Затворете и проверете текущата стъпка, преди да опитате отново.',
}

/** Renders the dialog „Насочи“, which routes a case file (specification 2, section 4). */
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
  const [routes] = useState(offered)
  const [start] = useState(() => blankRoute(routes))
  const notifyRouted = useSetAtom(caseFileRoutedAtom)
  const form = useRecordForm<RouteForm, unknown>({
    name: 'route',
    draft: `route/${caseFileGuid}`,
    start,
    read: readRoute,
    isDirty: (_, values) => isTouched(values),
    errors: () => ({}),
    rows: (values, submitted, refused) => routeErrors(routes, values, submitted, refused),
    onDone: onClose,
    onStale: () => void notifyRouted(caseFileGuid),
  })
  const { values, update, rowError } = form
  const send = () => {
    const route = routeOf(routes, values)
    if (route) form.write(routedCaseFile(caseFileGuid, { stepId: route.stepId, items: routeItems(route, values) }))
  }
  return (
    <FormDialog
      title={title}
      form={form}
      loses="Въведените данни и коментарът няма да бъдат изпратени."
      save="Насочи"
      labels={labels}
      onSave={send}
      onClose={onClose}
    >
      <p>
        <span className="muted">Текуща стъпка:</span> <b>{current.name}</b>
      </p>
      <RouteFields routes={routes} form={values} onForm={(next) => update(() => next)} errorOf={rowError} />
    </FormDialog>
  )
}

export default RouteDialog
