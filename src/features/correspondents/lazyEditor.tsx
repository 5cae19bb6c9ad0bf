import { type ComponentProps, lazy, Suspense } from 'react'

const Editor = lazy(() => import('./CorrespondentEditor.tsx'))

/** The correspondent dialog; its code is fetched when it is first opened. */
export const CorrespondentDialog = ({ open, ...props }: { open: boolean } & ComponentProps<typeof Editor>) =>
  open ? (
    <Suspense fallback={null}>
      <Editor {...props} />
    </Suspense>
  ) : null
