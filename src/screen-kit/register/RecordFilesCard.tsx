import { useAtomValue, useSetAtom } from 'jotai'
import type * as v from 'valibot'
import type { Call, Endpoint } from '../../contract/endpoint.ts'
import type { RecordFile } from '../../contract/records.ts'
import type { byGuid, byId } from '../../contract/shapes/base.ts'
import { type QueryAtom, queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { download } from '../../transport/download.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt } from '../../transport/request.ts'
import { FilesCard } from '../files/FilesCard.tsx'
import type { FilesOf } from '../files/fileWrites.ts'

type Files = RecordFile[]
export type FileCalls = {
  getFiles: Call<{ query: typeof byId; reply: v.GenericSchema<unknown, Files> }>
  addFile: Call<{ query: typeof byId; body: 'form'; reply: v.GenericSchema<unknown, RecordFile> }>
  downloadFile: Call<{ query: typeof byGuid; reply: 'file' }>
  deleteFile: Call<{ query: typeof byGuid; reply: 'nothing' }>
}
export type RecordFilesOf = {
  calls: FileCalls
  queryAtom: (id: number) => QueryAtom<Files>
  staleCalls: readonly Endpoint[]
}
export const recordFilesOf = (calls: FileCalls, staleCalls: readonly Endpoint[] = []): RecordFilesOf => ({
  calls,
  staleCalls,
  queryAtom: queryAtomFamily((id: number) => queryOf(calls.getFiles, { query: { id } })),
})

export const filesOfRecord = (
  { getFiles, addFile, downloadFile, deleteFile }: FileCalls,
  id: number,
): FilesOf<RecordFile> => ({
  about: `${getFiles.path}/${id}`,
  now: () => attempt(getFiles, { query: { id } }, { quiet: true }),
  add: (body, idempotencyKey) => attempt(addFile, { query: { id }, body }, { idempotencyKey }),
  remove: (guid, idempotencyKey) => attempt(deleteFile, { query: { guid } }, { idempotencyKey }),
  open: (guid, signal) => download(downloadFile, { query: { guid } }, { signal }),
})

export const noDescription = { description: '' }

type Props = { files: RecordFilesOf; id: number; canWrite: boolean }

export const RecordFilesCard = ({ files: { calls, queryAtom, staleCalls }, id, canWrite }: Props) => {
  const { data, error } = useAtomValue(queryAtom(id))
  const invalidate = useSetAtom(invalidateAtom)
  return (
    <FilesCard
      of={filesOfRecord(calls, id)}
      files={data}
      fault={error}
      requestAgain={() => void invalidate(queryOf(calls.getFiles, { query: { id } }), ...staleCalls)}
      canWrite={canWrite}
      fields={noDescription}
    />
  )
}
