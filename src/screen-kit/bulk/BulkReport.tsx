import { Banner } from '../../widgets/page/Banner.tsx'
import { Refused, Titles } from './BulkLists.tsx'
import type { BulkItem } from './bulkItem.ts'
import type { BulkRun } from './useBulk.ts'

type Props<R extends BulkItem> = {
  run: BulkRun<R>
  running: boolean
  /** The participle with which the result begins: „Възложени“. */
  done: string
}

export const BulkReport = <R extends BulkItem>({ run: { rows, progress }, running, done }: Props<R>) => {
  const { tried, failures } = progress
  const total = rows.length
  const failed = new Set(failures.map(({ item }) => item.guid))
  const finished = rows.slice(0, tried).filter(({ guid }) => !failed.has(guid))
  return (
    <div className="flex flex-column gap-3">
      <progress className="bulk-progress" aria-label="Напредък" max={total} value={tried} />
      <p role="status">
        {running ? `Обработени са ${tried} от ${total}.` : `${done}: ${finished.length} от ${total}.`}
        {!running && tried < total && ` Спряхте, преди да бъдат обработени останалите ${total - tried}.`}
      </p>
      {failures.length > 0 && (
        <Banner kind="error" title={`Не успяха: ${failures.length}`}>
          <Refused items={failures} />
        </Banner>
      )}
      {!running && tried < total && (
        <Banner kind="warning" title={`Не са започнати: ${total - tried}`}>
          <Titles rows={rows.slice(tried)} />
        </Banner>
      )}
      {!running && finished.length > 0 && (
        <Banner kind="success" title={`${done}: ${finished.length}`}>
          <Titles rows={finished} />
        </Banner>
      )}
    </div>
  )
}
