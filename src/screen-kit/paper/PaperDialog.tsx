import type { ReactNode } from 'react'
import { isTraining } from '../../transport/config.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { PrintSheet, type SheetSize } from '../../widgets/files/PrintSheet.tsx'
import { print } from '../../widgets/files/print.ts'
import { IconPrint } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { PaperBody } from './PaperBody.tsx'
import './paper.css'

type Props<R> = {
  paper: { title: string; size?: SheetSize; Sheet: (props: { record: R }) => ReactNode }
  record: R
  /** More buttons beside „Отпечатай“. */
  actions?: ReactNode
  onClose: () => void
}

export const PaperDialog = <R,>({ paper: { title, size = 'a4', Sheet }, record, actions, onClose }: Props<R>) => {
  return (
    <Dialog
      open
      size="l"
      title={title}
      onClose={onClose}
      footer={
        <>
          <span className="muted small">За PDF изберете „Запазване като PDF“ в прозореца за печат.</span>
          <Button onClick={onClose}>Затвори</Button>
          {actions}
          <Button kind="primary" icon={IconPrint} onClick={() => print()} data-autofocus="">
            Отпечатай
          </Button>
        </>
      }
    >
      <section className="paper-preview" aria-label="Как ще изглежда на хартия">
        <PrintSheet name={title} size={size}>
          <article className="paper" lang="bg">
            <PaperBody className="paper-body" />
            {isTraining() && <p className="paper-training">УЧЕБЕН ДОКУМЕНТ</p>}
            <Sheet record={record} />
          </article>
        </PrintSheet>
      </section>
    </Dialog>
  )
}
