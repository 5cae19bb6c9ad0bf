import { type ComponentProps, lazy, Suspense } from 'react'

const Editor = lazy(() => import('./CorrespondentEditor.tsx'))
const Adding = lazy(() => import('./AddCorrespondent.tsx'))

/** The correspondent dialog; its code is fetched when it is first opened. */
export const CorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Editor>) =>
  open ? (
    <Suspense fallback={null}>
      <Editor {...props} />
    </Suspense>
  ) : null

/** „Добавяне на кореспондент“ of a document that exists; its code is fetched when it is first opened. */
export const AddCorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Adding>) =>
  open ? (
    <Suspense fallback={null}>
      <Adding {...props} />
    </Suspense>
  ) : null
