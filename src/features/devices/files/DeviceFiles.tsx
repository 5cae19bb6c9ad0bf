import { useState } from 'react'
import { catchError, EMPTY } from 'rxjs'
import { DeviceFileKind, deviceFileLabels } from '../../../contract/deviceKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import type { DeviceFile } from '../../../contract/shapes/devices.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { fileProblem, formatFileSize } from '../../../rules/documents/fileRules.ts'
import type { Refusal } from '../../../rules/refusal.ts'
import { useSaveFile } from '../../../screen-kit/files/useSaveFile.tsx'
import { useWrite } from '../../../screen-kit/form/useWrite.ts'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { WriteOutcomeBanner } from '../../../screen-kit/writes/WriteOutcomeBanner.tsx'
import { download } from '../../../transport/download.ts'
import { FileDrop } from '../../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { addedFile, type FilesOf, removedFile } from './deviceFileWrites.ts'
import { PicturesOf } from './PicturesOf.tsx'

type Props = FilesOf & {
  files: readonly DeviceFile[]
  /** Why files may not be added or taken off. */
  refusal: Refusal | undefined
  /** Asks for the record anew. */
  onChanged: () => void
}

const noteOf = ({ kindId, size, uploadedBy, dateUploaded }: DeviceFile): string =>
  [labelIn(deviceFileLabels, kindId), formatFileSize(size), uploadedBy, formatDateTime(dateUploaded)]
    .filter(Boolean)
    .join(', ')

/** The files of a record with their kinds; pictures of signs and sealing places are shown as such. */
export const DeviceFiles = ({ files, refusal, onChanged, ...of }: Props) => {
  const [kindId, setKindId] = useState<number | null>(DeviceFileKind.PHOTO)
  const [problem, setProblem] = useState<string>()
  const { save, saveQuestion } = useSaveFile()
  const { confirm, confirmDialog } = useConfirm()
  const { state, busy, write } = useWrite<null>(onChanged, onChanged)
  const open = ({ guid, fileName }: DeviceFile) =>
    download(of.calls.downloadFile, { query: { guid } })
      .pipe(catchError(() => EMPTY))
      .subscribe((file) => file && save(file, fileName))
  const add = ([file]: File[]) => {
    const wrong = kindId === null ? 'Първо изберете вида на файла.' : file && fileProblem(file)
    setProblem(wrong ?? undefined)
    if (file && kindId !== null && !wrong && !busy) write(addedFile(of, { file, kindId, description: '' }, files))
  }
  const remove = async ({ guid, fileName }: DeviceFile) => {
    const body = `Файлът „${fileName}“ ще бъде изтрит.`
    if (await confirm({ title: 'Изтриване на файл', body, yes: 'Изтрий', danger: true })) write(removedFile(of, guid))
  }
  return (
    <Card title="Файлове и изображения">
      <div className="flex flex-column gap-3">
        <WriteOutcomeBanner state={state} check="Вижте списъка, преди да опитате отново." />
        {files.length === 0 && <p className="muted m-0">Няма прикачени файлове.</p>}
        <PicturesOf calls={of.calls} files={files} />
        {files.length > 0 && (
          <div>
            {files.map((file) => (
              <FileRow
                key={file.guid}
                name={file.fileName}
                note={noteOf(file)}
                onOpen={() => open(file)}
                {...(!refusal && { onRemove: () => void remove(file) })}
              />
            ))}
          </div>
        )}
        {!refusal && (
          <>
            <LabelSelect
              id="device-file-kind"
              label="Вид на файла"
              labels={deviceFileLabels}
              value={kindId}
              onChange={setKindId}
            />
            <FileDrop label="Добави файл" multiple={false} error={problem} disabled={busy} onFiles={add} />
          </>
        )}
      </div>
      {saveQuestion}
      {confirmDialog}
    </Card>
  )
}
