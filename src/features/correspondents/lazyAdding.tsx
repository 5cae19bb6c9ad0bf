import { type ComponentProps, lazy, Suspense } from 'react'

const Adding = lazy(() => import('./AddCorrespondent.tsx'))

/** „Добавяне на кореспондент“ of a document that exists; its code is fetched when it is first opened. */
export const AddCorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Adding>) =>
  open ? (
    <Suspense fallback={null}>
      <Adding {...props} />
    </Suspense>
  ) : null
