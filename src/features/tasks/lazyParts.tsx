import type { ComponentProps } from 'react'
import { DialogPart } from '../../widgets/overlays/DialogPart.tsx'
import { lazyPart } from '../../widgets/page/lazyPart.tsx'

const Form = lazyPart(() => import(/* webpackChunkName: "task-form" */ './form/TaskFormDialog.tsx'))
const ForMany = lazyPart(() => import(/* webpackChunkName: "task-form" */ './form/TaskForManyDialog.tsx'))
const NewTerm = lazyPart(() => import(/* webpackChunkName: "task-result" */ './term/NewTermDialog.tsx'))
const Bulk = lazyPart(() => import(/* webpackChunkName: "task-result" */ './bulk/TasksBulkDialog.tsx'))
const Result = lazyPart(() => import(/* webpackChunkName: "task-result" */ './result/TaskResultDialog.tsx'))

export const TaskFormDialog = (props: ComponentProps<typeof Form>) =>
  props.open && (
    <DialogPart name="Задача" onClose={props.onClose}>
      <Form {...props} />
    </DialogPart>
  )

/** Renders the form of a task for several documents. The caller sends the task for each document. */
export const TaskForManyDialog = (props: ComponentProps<typeof ForMany>) => (
  <DialogPart name={props.title} onClose={props.onClose}>
    <ForMany {...props} />
  </DialogPart>
)

/** Renders the dialog „Приключване на задача № …“ for the current user. */
export const TaskResultDialog = (props: ComponentProps<typeof Result>) => (
  <DialogPart name="Приключване на задача" onClose={props.onClose}>
    <Result {...props} />
  </DialogPart>
)

export const NewTermDialog = (props: ComponentProps<typeof NewTerm>) => (
  <DialogPart name="Искане за нов срок" onClose={props.onClose}>
    <NewTerm {...props} />
  </DialogPart>
)

export const TasksBulkDialog = (props: ComponentProps<typeof Bulk>) => (
  <DialogPart name="Действие с избраните" onClose={props.onClose}>
    <Bulk {...props} />
  </DialogPart>
)
