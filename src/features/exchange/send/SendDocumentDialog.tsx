import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import type { SendDocumentProps } from './SendDocument.tsx'

const SendDocument = lazyPart(() => import('./SendDocument.tsx'))

export const SendDocumentDialog = ({ open, ...props }: { open: boolean } & SendDocumentProps) =>
  open ? <SendDocument {...props} /> : null
