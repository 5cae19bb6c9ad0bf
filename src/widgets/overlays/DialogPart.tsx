import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import { PartFailed } from '../page/Part.tsx'
import { Dialog } from './Dialog.tsx'

type Props = { name: string; onClose: () => void; children: ReactNode }

export const DialogPart = ({ name, onClose, children }: Props) => (
  <ErrorBoundary
    part={`Прозорец „${name}“`}
    fallback={(error, again) => (
      <Dialog open title={name} onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
        <PartFailed error={error} again={again} />
      </Dialog>
    )}
  >
    {children}
  </ErrorBoundary>
)
