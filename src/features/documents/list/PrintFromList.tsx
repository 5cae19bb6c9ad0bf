import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { LoadingFallback } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { PrintDialog, type PrintedKind } from '../../document-print/public.ts'
import { documentAtom } from '../../document-record/public.ts'

export type Printing = { guid: string; kind: PrintedKind }
type Props = { printing: Printing; onClose: () => void }

const PrintFromList = ({ printing: { guid, kind }, onClose }: Props) => {
  const { data, error, refetch } = useAtomValue(documentAtom(guid))
  const waiting = <Skeleton lines={8} />
  const frame = (content: ReactNode) => (
    <Dialog open size="l" title="Печат" onClose={onClose}>
      {content}
    </Dialog>
  )
  if (data)
    return (
      <LoadingFallback show={frame(waiting)}>
        <PrintDialog kind={kind} document={data} onClose={onClose} />
      </LoadingFallback>
    )
  return frame(error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : waiting)
}

export default PrintFromList
