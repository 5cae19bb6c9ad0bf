import { lazy, Suspense } from 'react'
import type { SendDocumentProps } from './SendDocument.tsx'

const SendDocument = lazy(() => import('./SendDocument.tsx'))

/** Sends an outgoing document by ССЕВ or СЕОС and follows its deliveries; its code is fetched when it is first opened. */
export const SendDocumentDialog = ({ open, ...props }: { open: boolean } & SendDocumentProps) =>
  open ? (
    <Suspense fallback={null}>
      <SendDocument {...props} />
    </Suspense>
  ) : null
