import { useSetAtom } from 'jotai'
import { type ChangeEvent, useRef, useState } from 'react'
import { inspectionFiles } from '../../../contract/inspections.ts'
import type { InspectionFile } from '../../../contract/shapes/inspections.ts'
import { fileProblem } from '../../../rules/documents/fileRules.ts'
import { addedFile } from '../../../screen-kit/files/fileWrites.ts'
import { useOpenFile } from '../../../screen-kit/files/useOpenFile.tsx'
import { useWrite } from '../../../screen-kit/form/useWrite.ts'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { forgetAtom } from '../../../state/queryClient.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconAttach, IconRefresh } from '../../../widgets/icons.ts'
import { filesOfInspection } from '../files/filesOfInspection.ts'

type Props = {
  device: { key: string }
  ownerGuid: string
  files: readonly InspectionFile[]
  mayAddFiles: boolean
  label: string
}

/** The photos of a device: taken with the camera of a phone, sent at once, tried again when the network is back. */
export const DevicePhotos = ({ device: { key }, ownerGuid, files, mayAddFiles, label }: Props) => {
  const { openFile, saveQuestion } = useOpenFile(filesOfInspection(ownerGuid, key))
  if (files.length === 0 && (!mayAddFiles || ownerGuid === '')) return null
  return (
    <div className="insp-photos">
      {files.map((file) => (
        <button key={file.guid} type="button" className="link small" onClick={() => openFile(file)}>
          {file.fileName}
        </button>
      ))}
      {mayAddFiles && ownerGuid !== '' && <Camera deviceKey={key} ownerGuid={ownerGuid} files={files} label={label} />}
      {saveQuestion}
    </div>
  )
}

type CameraProps = { deviceKey: string; ownerGuid: string; files: readonly InspectionFile[]; label: string }

const Camera = ({ deviceKey, ownerGuid, files, label }: CameraProps) => {
  const input = useRef<HTMLInputElement>(null)
  const forget = useSetAtom(forgetAtom)
  /** A photo that was taken and is not on the server. */
  const [unsent, setUnsent] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const { busy, write } = useWrite<null>(
    () => {
      setUnsent(undefined)
      void forget(inspectionFiles.list)
    },
    () => void forget(inspectionFiles.list),
  )
  useLeaveGuard(unsent && 'Снимката не е изпратена и ще се загуби.', false)
  const send = (photo: File) =>
    !busy && write(addedFile(filesOfInspection(ownerGuid, deviceKey), { file: photo, fields: {} }, files))
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? []
    target.value = ''
    if (!photo) return
    const wrong = fileProblem(photo)
    setProblem(wrong ?? undefined)
    if (wrong) return
    setUnsent(photo)
    send(photo)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={`Снимка, ${label}`}
        onChange={take}
      />
      {unsent && !busy ? (
        <>
          <span className="insp-unsent" role="status">
            „{unsent.name}“ не е изпратена
          </span>
          <Button small icon={IconRefresh} onClick={() => send(unsent)}>
            Изпрати отново
          </Button>
        </>
      ) : (
        <Button
          small
          icon={IconAttach}
          busy={busy}
          aria-label={`Снимай, ${label}`}
          onClick={() => input.current?.click()}
        >
          Снимай
        </Button>
      )}
      {problem && <span className="field-error">{problem}</span>}
    </>
  )
}
