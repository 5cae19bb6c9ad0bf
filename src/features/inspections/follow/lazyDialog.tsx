import { DialogPart } from '../../../widgets/overlays/DialogPart.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'

type Props = { inspectionGuid?: string; onClose: () => void }
const Dialog = lazyPart<Props>(() => import('./FollowDialog.tsx'))

export const FollowUpDialog = (props: Props) => (
  <DialogPart name="СИ за последваща проверка" onClose={props.onClose}>
    <Dialog {...props} />
  </DialogPart>
)
