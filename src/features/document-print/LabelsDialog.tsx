import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { placeAfter, placesFrom } from '../../rules/documents/labelSheet.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { Refused, Titles } from '../../screen-kit/bulk/BulkLists.tsx'
import type { BulkItem } from '../../screen-kit/bulk/bulkItem.ts'
import type { Failure } from '../../screen-kit/bulk/oneByOne.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { PrintedSheet } from '../../widgets/files/PrintSheet.tsx'
import { print } from '../../widgets/files/print.ts'
import { IconPrint } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { LabelPaperFields } from './LabelPaperFields.tsx'
import { labelPaperAtom, setLabelPaperAtom } from './labelPaper.ts'
import { type Labelled, LabelSheets, NumberLabel } from './NumberLabel.tsx'

type Props = {
  labels: readonly (Labelled & BulkItem)[]
  /** The documents without a label, each with the reason. */
  refused: readonly Failure<BulkItem>[]
  onClose: () => void
}

const sheetNoun = ['лист', 'листа'] as const

/** Renders the dialog that prints the labels of several documents, on one sheet after the other. */
const LabelsDialog = ({ labels, refused, onClose }: Props) => {
  const { kind, place } = useAtomValue(labelPaperAtom)
  const setPaper = useSetAtom(setLabelPaperAtom)
  const wasPrinted = useRef(false)
  const last = placesFrom(place, labels.length).at(-1)
  const sheets = (last?.sheet ?? -1) + 1
  /** Closes the dialog. Only now the next free place is stored, because the user may print the same labels again. */
  const close = () => {
    if (wasPrinted.current && kind === 'sheet' && last) setPaper({ place: placeAfter(last.place) })
    onClose()
  }
  const count = pluralise(labels.length, ['етикет', 'етикета'])
  return (
    <Dialog
      open
      size="m"
      title="Етикети с регистрационен номер"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Затвори</Button>
          {labels.length > 0 && (
            <Button
              kind="primary"
              icon={IconPrint}
              data-autofocus=""
              onClick={() => {
                wasPrinted.current = true
                print()
              }}
            >
              Отпечатай {count}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-column gap-3">
        {labels.length > 0 && (
          <Banner
            kind="info"
            title={`Ще се ${labels.length === 1 ? 'отпечата' : 'отпечатат'} ${count}${kind === 'sheet' ? ` на ${pluralise(sheets, sheetNoun)}` : ''}.`}
          >
            <Titles rows={labels} />
          </Banner>
        )}
        {refused.length > 0 && (
          <Banner kind="warning" title={`Без етикет: ${pluralise(refused.length, 'document')}`}>
            <Refused items={refused} />
          </Banner>
        )}
        {labels.length > 0 && <LabelPaperFields />}
      </div>
      {labels.length > 0 && (
        <PrintedSheet name="Етикети с регистрационен номер" size="label">
          {kind === 'sheet' ? (
            <LabelSheets labels={labels} first={place} />
          ) : (
            labels.map((label) => <NumberLabel key={label.guid} document={label} />)
          )}
        </PrintedSheet>
      )}
    </Dialog>
  )
}

export default LabelsDialog
