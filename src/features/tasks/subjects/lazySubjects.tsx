import { type ComponentProps, lazy, Suspense } from 'react'

const Dialog = lazy(() => import('./SubjectsDialog.tsx'))

/** „Резолюции: стандартни текстове“: `{ onPick(text), onClose }`. Its code comes when it opens. */
export const SubjectsDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
