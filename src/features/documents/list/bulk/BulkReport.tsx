import { Banner } from '../../../../widgets/page/Banner.tsx'
import { Refused } from './DocumentLists.tsx'
import type { BulkRun } from './useBulk.ts'

type Props = {
  run: BulkRun
  running: boolean
  done: string
}

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
