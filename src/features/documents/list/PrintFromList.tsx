import { useAtomValue } from 'jotai'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import PrintDialog, { type PrintedKind } from '../print/PrintDialog.tsx'
import { documentAtom } from '../view/documentState.ts'

export type Printing = { guid: string; kind: PrintedKind }
type Props = { printing: Printing; onClose: () => void }

/** The receipt or the label of a row: the whole document is read first, for a row does not hold what they print. */
const PrintFromList = ({ printing: { guid, kind }, onClose }: Props) => {
  const { data, error, refetch } = useAtomValue(documentAtom(guid))
  if (data) return <PrintDialog kind={kind} document={data} onClose={onClose} />
  return (
    <Dialog open size="l" title="Печат" onClose={onClose}>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </Dialog>
  )
}

export default PrintFromList
