import { useState } from 'react'
import { DeviceFileKind, deviceFileLabels } from '../../../contract/deviceKinds.ts'
import type { devices } from '../../../contract/devices.ts'
import { labelIn } from '../../../contract/labels.ts'
import type { DeviceFile } from '../../../contract/shapes/devices.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { FilesCard } from '../../../screen-kit/files/FilesCard.tsx'
import type { FilesOf } from '../../../screen-kit/files/fileWrites.ts'
import { labelOptions } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { download } from '../../../transport/download.ts'
import { attempt, mapReply, type Outcome } from '../../../transport/request.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import type { TypeCalls } from '../typeDefinition.ts'
import { PicturesOf } from './PicturesOf.tsx'

type FileCalls = Pick<TypeCalls | typeof devices, 'addFile' | 'downloadFile' | 'deleteFile'>
type WithFiles = { id: string; files: DeviceFile[] }

const filesOf = (
  { addFile, downloadFile, deleteFile }: FileCalls,
  id: string,
  recordNow: () => Promise<Outcome<WithFiles>>,
): FilesOf<DeviceFile> => ({
  about: `device/${id}`,
  now: async () => mapReply(await recordNow(), (now) => now.files),
  add: (body, idempotencyKey) => attempt(addFile, { query: { id }, body }, { idempotencyKey }),
  remove: (guid, idempotencyKey) => attempt(deleteFile, { query: { guid } }, { idempotencyKey }),
  open: (guid, signal) => download(downloadFile, { query: { guid } }, { signal }),
})

type Props = {
  calls: FileCalls
  record: WithFiles
  /** Fetches the record after a lost response; a failed request shows no notification. */
  recordNow: () => Promise<Outcome<WithFiles>>
  refusal: Refusal | undefined
  requestAgain: () => void
  firstKind?: number
}

export const DeviceFiles = (props: Props) => {
  const { calls, record, recordNow, refusal, requestAgain, firstKind = DeviceFileKind.PHOTO } = props
  const { id, files } = record
  const [kindId, setKindId] = useState(String(firstKind))
  const of = filesOf(calls, id, recordNow)
  return (
    <FilesCard
      title="Файлове и изображения"
      of={of}
      files={files}
      requestAgain={requestAgain}
      canWrite={!refusal}
      kindOf={(file) => labelIn(deviceFileLabels, file.kindId)}
      fields={{ kindId, description: '' }}
      adding={
        <div className="form-grid">
          <SelectField
            id="device-file-kind"
            label="Вид на файла"
            empty={null}
            options={labelOptions(deviceFileLabels)}
            value={kindId}
            onChange={setKindId}
          />
        </div>
      }
    >
      <PicturesOf of={of} files={files} />
    </FilesCard>
  )
}
