import { useState } from 'react'
import type { DocumentRow } from '../../../../contract/shapes/documents.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../../widgets/overlays/Dialog.tsx'
import { Banner } from '../../../../widgets/page/Banner.tsx'
import { documentLabel } from '../documentActions.ts'
import { howMany } from './howMany.ts'
import type { Progress } from './oneByOne.ts'
import { useMarkRead } from './useMarkRead.ts'

type Props = {
  /** The chosen documents that are not read. */
  unread: readonly DocumentRow[]
  /** How many of the chosen ones are read already. */
  alreadyRead: number
  onClose: () => void
}

/** „Маркирай като прочетени“: says which documents, how far it is, and what did not succeed. */
const MarkReadDialog = ({ unread, alreadyRead, onClose }: Props) => {
  // The list behind is asked again at the end and these documents are no longer unread in it.
  const [rows, setRows] = useState(unread)
  const { progress, running, start, stop } = useMarkRead()
  const failed = progress?.failures.map(({ item }) => item) ?? []
  const again = () => {
    setRows(failed)
    start(failed)
  }
  return (
    <Dialog
      open
      persistent
      size="m"
      title="Маркиране като прочетени"
      onClose={running ? stop : onClose}
      footer={
        running ? (
          <Button onClick={stop}>Спри</Button>
        ) : (
          <>
            <Button onClick={onClose}>{progress ? 'Затвори' : 'Откажи'}</Button>
            {!progress && (
              <Button kind="primary" data-autofocus="" onClick={() => start(rows)}>
                Маркирай {howMany(rows.length)}
              </Button>
            )}
            {failed.length > 0 && (
              <Button kind="primary" onClick={again}>
                Опитай отново
              </Button>
            )}
          </>
        )
      }
    >
      {progress ? (
        <Report progress={progress} total={rows.length} running={running} />
      ) : (
        <div className="stack">
          <p>
            {howMany(rows.length)} ще{' '}
            {rows.length === 1 ? 'бъде отбелязан като прочетен' : 'бъдат отбелязани като прочетени'} от Вас, както ако
            ги отворите. Това не може да се върне.
          </p>
          <Titles rows={rows} />
          {alreadyRead > 0 && <p className="muted">Вече прочетени и затова пропуснати: {alreadyRead}.</p>}
        </div>
      )}
    </Dialog>
  )
}

type ReportProps = { progress: Progress<DocumentRow>; total: number; running: boolean }

const Report = ({ progress: { tried, failures }, total, running }: ReportProps) => (
  <div className="stack">
    <progress className="bulk-progress" aria-label="Напредък" max={total} value={tried} />
    <p role="status">
      {running ? `Обработени са ${tried} от ${total}.` : `Прочетени: ${tried - failures.length} от ${total}.`}
      {!running && tried < total && ` Спряхте, преди да бъдат обработени останалите ${total - tried}.`}
    </p>
    {failures.length > 0 && (
      <Banner kind="error" title={`Не успяха: ${failures.length}`}>
        <ul className="bulk-titles">
          {failures.map(({ item, because }) => (
            <li key={item.guid}>
              <b>{documentLabel(item)}</b> – {because}
            </li>
          ))}
        </ul>
      </Banner>
    )}
  </div>
)

const Titles = ({ rows }: { rows: readonly DocumentRow[] }) => (
  <ul className="bulk-titles">
    {rows.map((row) => (
      <li key={row.guid}>
        <b>{documentLabel(row)}</b> {row.documentNumber && row.subjectDescription}
      </li>
    ))}
  </ul>
)

export default MarkReadDialog
