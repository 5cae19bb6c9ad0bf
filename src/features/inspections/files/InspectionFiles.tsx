import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { catchError, EMPTY } from 'rxjs'
import { inspectionFiles } from '../../../contract/inspections.ts'
import type { InspectionFile } from '../../../contract/shapes/inspections.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { fileProblem, formatFileSize } from '../../../rules/documents/fileRules.ts'
import { useSaveFile } from '../../../screen-kit/files/useSaveFile.tsx'
import { useWrite } from '../../../screen-kit/form/useWrite.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { forgetAtom } from '../../../state/queryClient.ts'
import { download } from '../../../transport/download.ts'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { filesAtom } from '../inspectionState.ts'
import { addedFile, removedFile } from './fileWrites.ts'

/** The files of an inspection or a group: the signed protocol, the report; photos of devices stand at their rows. */
export const InspectionFiles = ({ ownerGuid, mayWrite }: { ownerGuid: string; mayWrite: boolean }) => {
  const { data } = useAtomValue(filesAtom(ownerGuid))
  const forget = useSetAtom(forgetAtom)
  const [problem, setProblem] = useState<string>()
  const { save, saveQuestion } = useSaveFile()
  const { confirm, confirmDialog } = useConfirm()
  const again = () => void forget(inspectionFiles.list)
  const { state, busy, write } = useWrite<InspectionFile | null>(again, again)
  const own = data?.filter(({ deviceKey }) => deviceKey === '')
  const open = ({ guid, fileName }: InspectionFile) =>
    download(inspectionFiles.download, { query: { guid } })
      .pipe(catchError(() => EMPTY))
      .subscribe((file) => file && save(file, fileName))
  const add = ([file]: File[]) => {
    const wrong = file && fileProblem(file)
    setProblem(wrong ?? undefined)
    if (file && !wrong && !busy) write(addedFile(ownerGuid, file, data ?? []))
  }
  const remove = async ({ guid, fileName }: InspectionFile) => {
    const body = `Файлът „${fileName}“ ще бъде изтрит.`
    const isSure = await confirm({ title: 'Изтриване на файл', body, yes: 'Изтрий', danger: true })
    if (isSure) write(removedFile(ownerGuid, guid))
  }
  return (
    <Card title="Файлове">
      <WriteOutcomeBanner state={state} check="Вижте списъка, преди да опитате отново." />
      {!own && <Skeleton lines={2} />}
      {own?.length === 0 && <p className="muted m-0">Няма прикачени файлове.</p>}
      {own?.map((file) => (
        <FileRow
          key={file.guid}
          name={file.fileName}
          note={[formatFileSize(file.size), file.uploadedBy, formatDateTime(file.dateUploaded)]
            .filter(Boolean)
            .join(', ')}
          onOpen={() => open(file)}
          {...(mayWrite && { onRemove: () => void remove(file) })}
        />
      ))}
      {mayWrite && <FileDrop label="Добави файл" multiple={false} error={problem} disabled={busy} onFiles={add} />}
      {saveQuestion}
      {confirmDialog}
    </Card>
  )
}
