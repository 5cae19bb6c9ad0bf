import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { catchError, EMPTY, map } from 'rxjs'
import type * as v from 'valibot'
import type { RecordFile } from '../../contract/records.ts'
import type { byGuid, byId } from '../../contract/shapes/base.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { fileProblem, formatFileSize } from '../../rules/documents/fileRules.ts'
import { type Answer, perRecord } from '../../state/perRecord.ts'
import { forgetAtom } from '../../state/queryClient.ts'
import { download } from '../../transport/download.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt } from '../../transport/request.ts'
import { FileDrop } from '../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../widgets/files/FileRow.tsx'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { useSaveFile } from '../files/useSaveFile.tsx'
import { useWrite } from '../form/useWrite.ts'
import type { Call } from '../nomenclature/nomenclature.ts'
import type { Write } from '../writes/idempotentWrite.ts'
import { WriteOutcomeBanner } from '../writes/WriteOutcomeBanner.tsx'
import './recordsCard.css'

type Files = RecordFile[]
/** The calls for the files of a record, as `recordFiles` of the contract declares them. */
export type FileCalls = {
  getFiles: Call<{ query: typeof byId; reply: v.GenericSchema<unknown, Files> }>
  addFile: Call<{ query: typeof byId; body: 'form'; reply: v.GenericSchema<unknown, RecordFile> }>
  downloadFile: Call<{ query: typeof byGuid; reply: 'file' }>
  deleteFile: Call<{ query: typeof byGuid; reply: 'nothing' }>
}
/** The files of the records of a register: their calls, and those of one record. Made at module scope. */
export type RecordFilesOf = { calls: FileCalls; answer: (id: number) => Answer<Files> }
export const recordFilesOf = (calls: FileCalls): RecordFilesOf => ({
  calls,
  answer: perRecord((id: number) => queryOf(calls.getFiles, { query: { id } })),
})

const filesNow = ({ getFiles }: FileCalls, id: number) => attempt(getFiles, { query: { id } }, { quiet: true })

/** Adds a file; after a lost answer it is there when one of its name and size is that was not there before. */
const addedFile = (calls: FileCalls, id: number, file: File, before: Files): Write<Files, RecordFile | null> => {
  const body = new FormData()
  body.append('file', file, file.name)
  body.append('description', '')
  return {
    about: `${calls.addFile.path}/${id}`,
    content: { id, name: file.name, size: file.size, before: before.length },
    send: (intent) => attempt(calls.addFile, { query: { id }, body }, { intent }),
    ask: filesNow(calls, id),
    find: (now) => {
      const isNew = ({ guid, fileName, size }: RecordFile) =>
        fileName === file.name && size === file.size && before.every((one) => one.guid !== guid)
      const reply = now.find(isNew)
      return reply ? { reply } : null
    },
  }
}

const removedFile = (calls: FileCalls, id: number, guid: string): Write<Files, RecordFile | null> => ({
  about: `${calls.deleteFile.path}/${guid}`,
  content: guid,
  send: (intent) =>
    attempt(calls.deleteFile, { query: { guid } }, { intent }).pipe(
      map((outcome) => (outcome.done ? { done: true, reply: null } : outcome)),
    ),
  ask: filesNow(calls, id),
  find: (now) => (now.some((one) => one.guid === guid) ? null : { reply: null }),
})

type Props = { files: RecordFilesOf; id: number; mayWrite: boolean }

/** The files of a record as a card of its page: opened by everybody who reads it, added and deleted by who may. */
export const RecordFilesCard = ({ files: { calls, answer }, id, mayWrite }: Props) => {
  const { data, error, refetch } = useAtomValue(answer(id))
  const forget = useSetAtom(forgetAtom)
  const [problem, setProblem] = useState<string>()
  const { save, saveQuestion } = useSaveFile()
  const { confirm, confirmDialog } = useConfirm()
  const askAgain = () => void forget(calls.getFiles)
  const { state, busy, write } = useWrite<RecordFile | null>(askAgain, askAgain)
  const open = ({ guid, fileName }: RecordFile) =>
    download(calls.downloadFile, { query: { guid } })
      .pipe(catchError(() => EMPTY))
      .subscribe((file) => file && save(file, fileName))
  const add = ([file]: File[]) => {
    const wrong = file && fileProblem(file)
    setProblem(wrong ?? undefined)
    if (file && !wrong && !busy) write(addedFile(calls, id, file, data ?? []))
  }
  const remove = async ({ guid, fileName }: RecordFile) => {
    const body = `Файлът „${fileName}“ ще бъде изтрит.`
    const isSure = await confirm({ title: 'Изтриване на файл', body, yes: 'Изтрий', danger: true })
    if (isSure) write(removedFile(calls, id, guid))
  }
  return (
    <Card title="Файлове" className="record-files">
      <WriteOutcomeBanner state={state} check="Вижте списъка, преди да опитате отново." />
      {!data && !error && <Skeleton lines={2} />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="muted m-0">Няма прикачени файлове.</p>}
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
      {mayWrite && <FileDrop label="Добави файл" multiple={false} error={problem} disabled={busy} onFiles={add} />}
      {saveQuestion}
      {confirmDialog}
    </Card>
  )
}
