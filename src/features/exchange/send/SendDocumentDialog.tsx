import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import type { SendDocumentProps } from './SendDocument.tsx'

const SendDocument = lazyPart(() => import('./SendDocument.tsx'))

/** Sends an outgoing document by ССЕВ or СЕОС and shows its deliveries; its code is fetched on the first opening. */
export const SendDocumentDialog = ({ open, ...props }: { open: boolean } & SendDocumentProps) =>
  open ? <SendDocument {...props} /> : null
