import { Banner } from '../../../../widgets/page/Banner.tsx'
import { Refused } from './DocumentLists.tsx'
import type { BulkRun } from './useBulk.ts'

type Props = {
  run: BulkRun
  running: boolean
  /** „Прочетени“: what the documents that succeeded are now. */
  done: string
}

/** How far the work on the chosen documents is, and which did not succeed and why. */
export const BulkReport = ({ run: { rows, progress }, running, done }: Props) => {
  const { tried, failures } = progress
  const total = rows.length
  return (
    <div className="flex flex-column gap-3">
      <progress className="bulk-progress" aria-label="Напредък" max={total} value={tried} />
      <p role="status">
        {running ? `Обработени са ${tried} от ${total}.` : `${done}: ${tried - failures.length} от ${total}.`}
        {!running && tried < total && ` Спряхте, преди да бъдат обработени останалите ${total - tried}.`}
      </p>
      {failures.length > 0 && (
        <Banner kind="error" title={`Не успяха: ${failures.length}`}>
          <Refused items={failures} />
        </Banner>
      )}
    </div>
  )
}
