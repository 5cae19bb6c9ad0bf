import { type ComponentProps, lazy, Suspense } from 'react'

const Form = lazy(() => import('./form/TaskFormDialog.tsx'))
const ForMany = lazy(() => import('./form/TaskForManyDialog.tsx'))
const Result = lazy(() => import('./result/TaskResultDialog.tsx'))

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
