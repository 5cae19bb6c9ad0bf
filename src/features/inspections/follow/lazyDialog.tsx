import { DialogPart } from '../../../widgets/overlays/DialogPart.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'

type Props = { inspectionGuid?: string; onClose: () => void }
const Dialog = lazyPart<Props>(() => import('./FollowDialog.tsx'))

/** „СИ за последваща проверка“; its code is fetched when it is first opened. */
export const FollowUpDialog = (props: Props) => (
  <DialogPart name="СИ за последваща проверка" onClose={props.onClose}>
    <Dialog {...props} />
  </DialogPart>
)
