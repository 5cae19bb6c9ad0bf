import { useAtomValue } from 'jotai'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { isGuid } from '../../../rules/routeAccess.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { seenTasksAtom, taskAtom } from '../taskState.ts'
import { TaskView } from './TaskView.tsx'
import '../tasks.css'
import { type GoneBecause, type GoneText, RecordGone } from '../../../screen-kit/RecordGone.tsx'

const labels: GoneText = {
  address: {
    title: 'Няма такава задача',
    text: 'Адресът не сочи към задача. Проверете дали сте го копирали целия.',
  },
  deleted: {
    title: 'Задачата не съществува',
    text: 'Потърсете я в списъка със задачи или на страницата на документа.',
  },
  forbidden: {
    title: 'Нямате достъп до тази задача',
    text: 'Задачата виждат изпълнителите, възложителят и всички, които имат достъп до документа ѝ.',
  },
}

const TaskGone = (props: { because: GoneBecause; back: { href: string; label: string } }) => (
  <RecordGone labels={labels} {...props} />
)

type Props = {
  module: DocumentModule
  /**
   * Which URL opened the page: `/tasks/{id}` (`list`), or `/documents/{id}/task/{taskId}` (`document`) (specification
   * 1, section 2).
   */
  of: 'list' | 'document'
}

type Back = ListContext & { isDocument: boolean }

const TaskPage = ({ module, of }: Props) => {
  const params = useRouteParams()
  const at = documentModule(module)
  const guid = (of === 'list' ? params.id : params.taskId) ?? ''
  const list = { href: at.tasks(), label: 'Задачи' }
  const seen = useListContext(seenTasksAtom, {
    key: of === 'list' ? guid : null,
    root: at.root(),
    list,
    hrefOf: at.task,
  })
  const back: Back =
    of === 'document' && isGuid(params.id ?? '')
      ? { href: at.document(params.id ?? '', { tab: 'tasks' }), label: 'Документ', isDocument: true }
      : { ...seen, isDocument: false }
  if (!isGuid(guid)) return <TaskGone because="address" back={back} />
  return <Loaded key={guid} guid={guid} docGuid={of === 'document' ? (params.id ?? '') : ''} back={back} />
}

/** `docGuid`: the document in the URL, which is used if the task has no `docGuid`; '' if the URL contains none. */
type LoadedProps = { guid: string; docGuid: string; back: Back }

const Loaded = ({ guid, docGuid, back: { isDocument, ...back } }: LoadedProps) => {
  const { data, error, refetch } = useAtomValue(taskAtom(guid))
  const task = data && { ...data, docGuid: data.docGuid || docGuid }
  if (task) return <TaskView task={task} back={back} isOfDocument={isDocument} />
  if (error?.status === 404) return <TaskGone because="deleted" back={back} />
  if (error?.status === 403) return <TaskGone because="forbidden" back={back} />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">Задача</h1>
      {error ? (
        <ErrorState title="Задачата не се зареди" message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
    </>
  )
}

export default TaskPage
