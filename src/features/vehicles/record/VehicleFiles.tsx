import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { catchError, EMPTY, map } from 'rxjs'
import type { Vehicle, VehicleFile } from '../../../contract/shapes/vehicles.ts'
import { vehicleReports } from '../../../contract/vehicles.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { fileProblem, formatFileSize } from '../../../rules/documents/fileRules.ts'
import { useSaveFile } from '../../../screen-kit/files/useSaveFile.tsx'
import { useWrite } from '../../../screen-kit/form/useWrite.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { forgetAtom } from '../../../state/queryClient.ts'
import { download } from '../../../transport/download.ts'
import { attempt } from '../../../transport/request.ts'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { filesAtom } from '../vehicleState.ts'

type Files = VehicleFile[]
const filesNow = (id: number) => attempt(vehicleReports.getVehicleFiles, { query: { id } }, { quiet: true })

/** Adds a file; after a lost answer it is there when one of its name and size is that was not there before. */
const addedFile = (id: number, file: File, before: Files): Write<Files, VehicleFile | null> => {
  const body = new FormData()
  body.append('file', file, file.name)
  body.append('description', '')
  return {
    about: `vehicle/${id}/file`,
    content: { id, name: file.name, size: file.size, before: before.length },
    send: (intent) => attempt(vehicleReports.addVehicleFile, { query: { id }, body }, { intent }),
    ask: filesNow(id),
    find: (now) => {
      const isNew = ({ guid, fileName, size }: VehicleFile) =>
        fileName === file.name && size === file.size && before.every((one) => one.guid !== guid)
      const reply = now.find(isNew)
      return reply ? { reply } : null
    },
  }
}

const removedFile = (id: number, guid: string): Write<Files, VehicleFile | null> => ({
  about: `vehicle/${id}/file/${guid}`,
  content: guid,
  send: (intent) =>
    attempt(vehicleReports.deleteVehicleFile, { query: { guid } }, { intent }).pipe(
      map((outcome) => (outcome.done ? { done: true, reply: null } : outcome)),
    ),
  ask: filesNow(id),
  find: (now) => (now.some((one) => one.guid === guid) ? null : { reply: null }),
})

/** The files of a vehicle: read by everybody here, added and deleted by who manages the vehicles. */
export const VehicleFiles = ({ vehicle: { id }, mayWrite }: { vehicle: Vehicle; mayWrite: boolean }) => {
  const { data } = useAtomValue(filesAtom(id))
  const forget = useSetAtom(forgetAtom)
  const [problem, setProblem] = useState<string>()
  const { save, saveQuestion } = useSaveFile()
  const { confirm, confirmDialog } = useConfirm()
  const { state, busy, write } = useWrite<VehicleFile | null>(
    () => void forget(vehicleReports.getVehicleFiles),
    () => void forget(vehicleReports.getVehicleFiles),
  )
  const open = ({ guid, fileName }: VehicleFile) =>
    download(vehicleReports.downloadVehicleFile, { query: { guid } })
      .pipe(catchError(() => EMPTY))
      .subscribe((file) => file && save(file, fileName))
  const add = ([file]: File[]) => {
    const wrong = file && fileProblem(file)
    setProblem(wrong ?? undefined)
    if (file && !wrong && !busy) write(addedFile(id, file, data ?? []))
  }
  const remove = async ({ guid, fileName }: VehicleFile) => {
    const body = `Файлът „${fileName}“ ще бъде изтрит.`
    if (await confirm({ title: 'Изтриване на файл', body, yes: 'Изтрий', danger: true })) write(removedFile(id, guid))
  }
  return (
    <Card title="Документи">
      <WriteOutcomeBanner state={state} check="Вижте списъка, преди да опитате отново." />
      {!data && <Skeleton lines={2} />}
      {data?.length === 0 && <p className="muted m-0">Няма прикачени документи.</p>}
      {data?.map((file) => (
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
      {mayWrite && <FileDrop label="Добави документ" multiple={false} error={problem} disabled={busy} onFiles={add} />}
      {saveQuestion}
      {confirmDialog}
    </Card>
  )
}
