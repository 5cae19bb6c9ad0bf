import { type ComponentProps, lazy } from 'react'
import { DialogPart } from '../../../widgets/overlays/DialogPart.tsx'

const Dialog = lazy(() => import('./FollowDialog.tsx'))

/** „СИ за последваща проверка“; its code is fetched when it is first opened. */
export const FollowUpDialog = (props: ComponentProps<typeof Dialog>) => (
  <DialogPart name="СИ за последваща проверка" onClose={props.onClose}>
    <Dialog {...props} />
  </DialogPart>
)
