import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { documents } from '../../../../contract/documents.ts'
import type { DocumentRow } from '../../../../contract/shapes/documents.ts'
import { invalidateAtom } from '../../../../state/queryClient.ts'
import { attempt } from '../../../../transport/request.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../../widgets/overlays/Dialog.tsx'
import { listCallOf } from '../../../document-lookups/public.ts'
import { BulkReport } from './BulkReport.tsx'
import { Titles } from './DocumentLists.tsx'
import { howMany } from './howMany.ts'
import { useBulk } from './useBulk.ts'

type Props = {
  unread: readonly DocumentRow[]
  alreadyRead: number
  onClose: () => void
}

const read = ({ guid }: DocumentRow) => attempt(documents.getDocument, { query: { docGuid: guid } }, { quiet: true })

const MarkReadDialog = ({ unread, alreadyRead, onClose }: Props) => {
  // The unread rows are kept, because the list is refetched at the end and its documents are then read.
  const [rows] = useState(unread)
  const invalidate = useSetAtom(invalidateAtom)
  const { run, running, start, stop } = useBulk(() => invalidate(...Object.values(listCallOf)))
  const failed = run?.progress.failures.map(({ item }) => item) ?? []
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
            <Button onClick={onClose}>{run ? 'Затвори' : 'Откажи'}</Button>
            {!run && (
              <Button kind="primary" data-autofocus="" onClick={() => start(rows, read)}>
                Маркирай {howMany(rows.length)}
              </Button>
            )}
            {failed.length > 0 && (
              <Button kind="primary" onClick={() => start(failed, read)}>
                Опитай отново
              </Button>
            )}
          </>
        )
      }
    >
      {run ? (
        <BulkReport run={run} running={running} done="Прочетени" />
      ) : (
        <div className="flex flex-column gap-3">
          <p>
            {howMany(rows.length)} ще{' '}
            {rows.length === 1
              ? 'бъде отбелязан като прочетен от Вас, както ако го отворите'
              : 'бъдат отбелязани като прочетени от Вас, както ако ги отворите'}
            . Това не може да се върне.
          </p>
          <Titles rows={rows} />
          {alreadyRead > 0 && <p className="muted">Вече прочетени и затова пропуснати: {alreadyRead}.</p>}
        </div>
      )}
    </Dialog>
  )
}

export default MarkReadDialog
