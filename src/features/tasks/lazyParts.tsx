import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'

const Form = lazy(() => import('./form/TaskFormDialog.tsx'))
const ForMany = lazy(() => import('./form/TaskForManyDialog.tsx'))
const Result = lazy(() => import('./result/TaskResultDialog.tsx'))
const OfDocument = lazy(() => import('./card/DocumentTasks.tsx'))

/** The task form over a document: `{ open, docGuid, parentTaskGuid?, taskGuid?, onDone, onClose }`. Its code comes when it opens. */
export const TaskFormDialog = (props: ComponentProps<typeof Form>) =>
  props.open && (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )

/** The task form for several documents: `{ title, intro, sendLabel, onGive, onClose }`; the caller sends for each. */
export const TaskForManyDialog = (props: ComponentProps<typeof ForMany>) => (
  <Suspense>
    <ForMany {...props} />
  </Suspense>
)

/** „Приключване на задача № …“ for the person at the screen: `{ taskGuid, onDone, onClose }`. */
export const TaskResultDialog = (props: ComponentProps<typeof Result>) => (
  <Suspense>
    <Result {...props} />
  </Suspense>
)

/** The tasks of a document as cards, with all that can be done with them: `{ docGuid, assignRefusal? }`. */
export const DocumentTasks = (props: ComponentProps<typeof OfDocument>) => (
  <Suspense fallback={<Skeleton lines={6} />}>
    <OfDocument {...props} />
  </Suspense>
)
