import { useState } from 'react'
import type { DocumentRow } from '../../../../contract/shapes/documents.ts'
import { type BulkDocumentAction, type ClosingInput, mayInBulk } from '../../../../rules/documents/bulkDocuments.ts'
import { type Refusal, refusalOf } from '../../../../rules/ruleResult.ts'
import type { Failure } from '../../../../screen-kit/bulk/oneByOne.ts'
import { SelectionBar } from '../../../../screen-kit/bulk/SelectionBar.tsx'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import {
  IconAllSeen,
  IconBarcode,
  IconDone,
  IconExport,
  IconResolution,
  IconResult,
  IconSignature,
  IconTask,
} from '../../../../widgets/icons.ts'
import { MenuButton } from '../../../../widgets/overlays/MenuButton.tsx'
import { lazyPart } from '../../../../widgets/page/lazyPart.tsx'
import { LabelsDialog } from '../../../document-print/public.ts'
import { type DocumentItem, documentItem } from './documentItem.ts'
import { standingOfRow } from './documentStanding.ts'

const AssignDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './AssignDialog.tsx'))
const DocumentsBulkDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './DocumentsBulkDialog.tsx'))

const actions = [
  { key: 'sign', label: 'Подпиши', icon: IconSignature },
  { key: 'agree', label: 'Съгласувай', icon: IconDone },
  { key: 'forResolution', label: 'За резолюция', icon: IconResolution },
  { key: 'complete', label: 'Приключи', icon: IconResult },
  { key: 'markRead', label: 'Отбележи като прочетени', icon: IconAllSeen },
  { key: 'printLabel', label: 'Отпечатай етикети', icon: IconBarcode },
] as const

/** The actions of daily work, which get a button of their own if one of the documents may permit them. */
const shownFirst: readonly BulkDocumentAction[] = ['sign', 'agree', 'forResolution', 'complete']

/** Returns why no selected document permits the action as far as its row tells; undefined if one may. */
const refusalOfAll = (action: BulkDocumentAction, rows: readonly DocumentItem[]): Refusal | undefined => {
  const results = rows.map((row) => mayInBulk(action, standingOfRow(row)))
  return results.some(({ allowed }) => allowed) ? undefined : results[0] && refusalOf(results[0])
}

type Props = {
  rows: readonly DocumentRow[]
  onClear: () => void
  onExport: () => void
  exporting: boolean
}

type Opened = { action: BulkDocumentAction | 'assign'; rows: readonly DocumentItem[] }

export const DocumentSelectionBar = ({ rows, onClear, onExport, exporting }: Props) => {
  // The rows are those of the moment of the click, because the list is refetched after the action.
  const [opened, setOpened] = useState<Opened>()
  const [closing, setClosing] = useState<ClosingInput>({ ground: null, reason: '' })
  const items = rows.map(documentItem)
  const open = (action: Opened['action']) => () => setOpened({ action, rows: items })
  const close = () => setOpened(undefined)
  const possible = actions.map((action) => ({ ...action, refusal: refusalOfAll(action.key, items) }))
  const isButton = ({ key, refusal }: (typeof possible)[number]) => shownFirst.includes(key) && refusal === undefined
  return (
    <>
      <SelectionBar count={rows.length} noun="document" onClear={onClear}>
        {possible.filter(isButton).map(({ key, label, icon }) => (
          <Button key={key} small icon={icon} aria-haspopup="dialog" onClick={open(key)}>
            {label}
          </Button>
        ))}
        <Button small icon={IconTask} aria-haspopup="dialog" onClick={open('assign')}>
          Възложи
        </Button>
        <MenuButton
          small
          label="Още"
          name="Още действия с избраните"
          placement="top-end"
          isBusy={exporting}
          items={[
            ...possible
              .filter((action) => !isButton(action))
              .toSorted((one, other) => Number(shownFirst.includes(one.key)) - Number(shownFirst.includes(other.key)))
              .map(({ key, label, icon, refusal }) => ({ label, icon, refusal, run: open(key) })),
            { label: 'Експортирай избраните', icon: IconExport, separated: true, run: onExport },
          ]}
        />
      </SelectionBar>
      {opened && opened.rows.length > 0 && (
        <Opened opened={opened} closing={closing} onClosing={setClosing} onClose={close} />
      )}
    </>
  )
}

type OpenedProps = {
  opened: Opened
  closing: ClosingInput
  onClosing: (closing: ClosingInput) => void
  onClose: () => void
}

const Opened = ({ opened: { action, rows }, closing, onClosing, onClose }: OpenedProps) => {
  if (action === 'assign') return <AssignDialog rows={rows} onClose={onClose} />
  if (action === 'printLabel') return <Labels rows={rows} onClose={onClose} />
  return <DocumentsBulkDialog action={action} rows={rows} closing={closing} onClosing={onClosing} onClose={onClose} />
}

const Labels = ({ rows, onClose }: { rows: readonly DocumentItem[]; onClose: () => void }) => {
  const labels: DocumentItem[] = []
  const refused: Failure<DocumentItem>[] = []
  for (const item of rows) {
    const refusal = refusalOf(mayInBulk('printLabel', standingOfRow(item)))
    if (refusal) refused.push({ item, because: `${refusal.title} ${refusal.because}` })
    else labels.push(item)
  }
  return <LabelsDialog labels={labels} refused={refused} onClose={onClose} />
}
