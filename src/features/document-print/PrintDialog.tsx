import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { Document } from '../../contract/shapes/documents.ts'
import { placeAfter } from '../../rules/documents/labelSheet.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { PrintSheet } from '../../widgets/files/PrintSheet.tsx'
import { print } from '../../widgets/files/print.ts'
import { IconPrint } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { correspondentsAtom } from '../document-record/public.ts'
import { LabelPaperFields } from './LabelPaperFields.tsx'
import { labelPaperAtom, setLabelPaperAtom } from './labelPaper.ts'
import { LabelSheets, NumberLabel } from './NumberLabel.tsx'
import { Receipt } from './Receipt.tsx'
import './print.css'

export type PrintedKind = 'receipt' | 'label'
type Props = { kind: PrintedKind; document: Document; onClose: () => void }

const titles: Record<PrintedKind, string> = { receipt: 'Разписка', label: 'Етикет с регистрационен номер' }
const nameOf = (kind: PrintedKind, { documentNumber }: Document) => `${titles[kind]} ${documentNumber ?? ''}`.trim()

const ReceiptSheet = ({ document }: { document: Document }) => {
  const { data, error, refetch } = useAtomValue(correspondentsAtom(document.guid))
  if (error && !data)
    return <ErrorState title="Подателите не се заредиха" message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <PrintSheet name={nameOf('receipt', document)} size="a4">
      <Receipt document={document} senders={data} />
    </PrintSheet>
  )
}

const LabelPreview = ({ document }: { document: Document }) => {
  const { kind, place } = useAtomValue(labelPaperAtom)
  return (
    <PrintSheet
      name={nameOf('label', document)}
      size="label"
      {...(kind === 'sheet' && { printed: <LabelSheets labels={[document]} first={place} /> })}
    >
      <NumberLabel document={document} />
    </PrintSheet>
  )
}

const PrintDialog = ({ kind, document, onClose }: Props) => {
  const paper = useAtomValue(labelPaperAtom)
  const setPaper = useSetAtom(setLabelPaperAtom)
  const wasPrinted = useRef(false)
  const printSheet = () => {
    wasPrinted.current = true
    print()
  }
  /** Closes the dialog. Only now the next free label is stored, because the user may print the same label again. */
  const close = () => {
    if (wasPrinted.current && kind === 'label' && paper.kind === 'sheet') setPaper({ place: placeAfter(paper.place) })
    onClose()
  }
  return (
    <Dialog
      open
      size={kind === 'receipt' ? 'l' : 's'}
      title={titles[kind]}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Затвори</Button>
          <Button kind="primary" icon={IconPrint} onClick={printSheet} data-autofocus="">
            Отпечатай
          </Button>
        </>
      }
    >
      <section className="print-preview" aria-label="Как ще изглежда на хартия">
        {kind === 'receipt' ? <ReceiptSheet document={document} /> : <LabelPreview document={document} />}
      </section>
      {kind === 'label' && <LabelPaperFields />}
    </Dialog>
  )
}

export default PrintDialog
