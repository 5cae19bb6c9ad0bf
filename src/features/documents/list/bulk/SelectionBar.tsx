import { useState } from 'react'
import type { DocumentRow } from '../../../../contract/shapes/documents.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { IconAllSeen, IconClose, IconExport, IconTask } from '../../../../widgets/icons.ts'
import { lazyPart } from '../../../../widgets/page/lazyPart.tsx'
import { howMany } from './howMany.ts'
import './bulk.css'

const AssignDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './AssignDialog.tsx'))
const MarkReadDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './MarkReadDialog.tsx'))

type Props = {
  rows: readonly DocumentRow[]
  onClear: () => void
  onExport: () => void
  exporting: boolean
}

export const SelectionBar = ({ rows, onClear, onExport, exporting }: Props) => {
  const [assigned, setAssigned] = useState<readonly DocumentRow[]>()
  const [marking, setMarking] = useState<readonly DocumentRow[]>()
  const unread = rows.filter(({ isRead }) => !isRead)
  return (
    <>
      <p role="status" className="visually-hidden">
        {rows.length > 0 && `Избрани са ${howMany(rows.length)}.`}
      </p>
      {rows.length > 0 && (
        <section className="selection-bar" aria-label="Действия с избраните">
          <b>Избрани: {rows.length}</b>
          <Button
            small
            icon={IconAllSeen}
            refusal={
              unread.length === 0
                ? { title: 'Няма какво да се маркира', because: 'Всички избрани документи са вече прочетени от Вас.' }
                : undefined
            }
            onClick={() => setMarking(unread)}
          >
            Маркирай като прочетени
          </Button>
          <Button small icon={IconTask} onClick={() => setAssigned(rows)}>
            Възложи
          </Button>
          <Button small icon={IconExport} busy={exporting} onClick={onExport}>
            Експортирай избраните
          </Button>
          <Button small kind="text" icon={IconClose} onClick={onClear}>
            Отмени избора
          </Button>
        </section>
      )}
      {assigned && <AssignDialog rows={assigned} onClose={() => setAssigned(undefined)} />}
      {marking && (
        <MarkReadDialog
          unread={marking}
          alreadyRead={rows.length - unread.length}
          onClose={() => setMarking(undefined)}
        />
      )}
    </>
  )
}
