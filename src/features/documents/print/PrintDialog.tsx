import { useAtomValue } from 'jotai'
import type { Document } from '../../../contract/shapes/documents.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { PrintSheet } from '../../../widgets/files/PrintSheet.tsx'
import { IconPrint } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { correspondentsAtom } from '../view/documentState.ts'
import { NumberLabel } from './NumberLabel.tsx'
import { Receipt } from './Receipt.tsx'
import './print.css'

export type PrintedKind = 'receipt' | 'label'
type Props = { kind: PrintedKind; document: Document; onClose: () => void }

const titles: Record<PrintedKind, string> = { receipt: 'Разписка', label: 'Етикет с регистрационен номер' }

const ReceiptSheet = ({ document }: { document: Document }) => {
  const { data, error, refetch } = useAtomValue(correspondentsAtom(document.guid))
  if (error && !data) return <ErrorState title="Подателите не се заредиха" onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <PrintSheet size="a4">
      <Receipt document={document} senders={data} />
    </PrintSheet>
  )
}

/** What will be on the paper, to be read before it is printed. */
const PrintDialog = ({ kind, document, onClose }: Props) => (
  <Dialog
    open
    size={kind === 'receipt' ? 'l' : 's'}
    title={titles[kind]}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Затвори</Button>
        <Button kind="primary" icon={IconPrint} onClick={() => window.print()} data-autofocus="">
          Отпечатай
        </Button>
      </>
    }
  >
    <section className="print-preview" aria-label="Как ще изглежда на хартия">
      {kind === 'receipt' ? (
        <ReceiptSheet document={document} />
      ) : (
        <PrintSheet size="label">
          <NumberLabel document={document} />
        </PrintSheet>
      )}
    </section>
  </Dialog>
)

export default PrintDialog
