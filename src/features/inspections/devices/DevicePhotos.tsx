import { useSetAtom } from 'jotai'
import { type ChangeEvent, useRef, useState } from 'react'
import { inspectionFiles } from '../../../contract/inspections.ts'
import type { InspectionFile } from '../../../contract/shapes/inspections.ts'
import { problemOfChosen } from '../../../screen-kit/files/contentProblemOf.ts'
import { addFileMutation, type FilesOf } from '../../../screen-kit/files/fileWrites.ts'
import { useFilesDialog } from '../../../screen-kit/files/useFilesDialog.tsx'
import { useOpenFile } from '../../../screen-kit/files/useOpenFile.tsx'
import { useLeaveGuard } from '../../../screen-kit/leaveGuard.ts'
import { useMutation } from '../../../screen-kit/saving/useMutation.ts'
import { invalidateAtom } from '../../../state/queryClient.ts'
import { largestUpload } from '../../../transport/config.ts'
import { queryOf } from '../../../transport/query.ts'
import { mapReply } from '../../../transport/request.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconAttach, IconDelete, IconRefresh } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { filesOfInspection } from '../files/filesOfInspection.ts'
import type { UnsentPhoto } from './unsentPhotos.ts'
import type { PhotoQueue } from './useUnsentPhotos.ts'

type Photos = {
  ownerGuid: string
  files: readonly InspectionFile[]
  unsent: readonly UnsentPhoto[]
  queue: PhotoQueue
  label: string
}
type Props = Photos & { device: { key: string }; mayAddFiles: boolean }

/**
 * Renders the photos of a device. A photo is taken with a phone camera and uploaded at once; if that fails, again when
 * the network is back.
 */
export const DevicePhotos = ({ device: { key }, mayAddFiles, ...photos }: Props) => {
  const { ownerGuid, files } = photos
  const of = filesOfInspection(ownerGuid, key)
  const { openFile, saveConfirmation } = useOpenFile(of)
  const { view, isShown, dialog } = useFilesDialog({ files, load: of.open })
  if (files.length === 0 && (!mayAddFiles || ownerGuid === '')) return null
  return (
    <div className="insp-photos">
      {files.map((file) => (
        <button
          key={file.guid}
          type="button"
          className="link small"
          aria-label={`${file.fileName}, ${photos.label}`}
          onClick={() => (isShown(file) ? view(file) : void openFile(file))}
        >
          {file.fileName}
        </button>
      ))}
      {mayAddFiles && ownerGuid !== '' && <Camera deviceKey={key} {...photos} />}
      {saveConfirmation}
      {dialog}
    </div>
  )
}

const sentPhoto = (of: FilesOf<InspectionFile>, { id, file }: UnsentPhoto, before: readonly InspectionFile[]) => {
  const { about, content, readCurrent, ...added } = addFileMutation(of, { file, fields: {} }, before)
  const send = async (idempotencyKey: string) => mapReply(await added.send(idempotencyKey), () => id)
  return {
    about,
    content,
    readCurrent,
    send,
    find: (now: readonly InspectionFile[]) => added.find(now) && { reply: id },
  }
}

const useSending = ({ deviceKey, ownerGuid, files, queue, label }: Photos & { deviceKey: string }) => {
  const invalidate = useSetAtom(invalidateAtom)
  const [sendingId, setSendingId] = useState<string>()
  const requestAgain = () => void invalidate(queryOf(inspectionFiles.list, { query: { ownerGuid } }))
  const { busy, write } = useMutation<string>((id) => {
    queue.drop(id)
    announce(`Снимката е изпратена: ${label}.`)
    requestAgain()
  }, requestAgain)
  const isThere = ({ file }: UnsentPhoto): boolean =>
    files.some(({ fileName, size }) => fileName === file.name && size === file.size)
  const send = (photo: UnsentPhoto) => {
    if (busy) return
    if (photo.isStored && isThere(photo)) return queue.drop(photo.id)
    setSendingId(photo.id)
    write(sentPhoto(filesOfInspection(ownerGuid, deviceKey), photo, files))
  }
  return { busy, sendingId, send }
}

const Camera = (props: Photos & { deviceKey: string }) => {
  const { deviceKey, unsent, queue, label } = props
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const { busy, sendingId, send } = useSending(props)
  const { confirm, confirmDialog } = useConfirm()
  const isLosing = unsent.some(({ isStored }) => !isStored)
  useLeaveGuard(
    unsent.length > 0
      ? isLosing
        ? 'Снимката не е изпратена, а браузърът не може да я пази, и ще се загуби.'
        : 'Снимката не е изпратена.'
      : undefined,
    !isLosing,
  )
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? []
    target.value = ''
    if (!photo) return
    const wrong = await problemOfChosen(photo, largestUpload())
    setProblem(wrong ?? undefined)
    if (!wrong) send(queue.take(deviceKey, photo))
  }
  const discard = async ({ id, file }: UnsentPhoto) => {
    const body = `Снимката „${file.name}“ не е изпратена и ще се загуби.`
    if (await confirm({ title: 'Изтриване на снимка', body, yes: 'Изтрий', danger: true })) queue.drop(id)
  }
  const waiting = unsent.filter(({ id }) => !(busy && id === sendingId))
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
        onChange={(event) => void take(event)}
      />
      {waiting.map((photo) => (
        <span key={photo.id} className="insp-unsent">
          <span role="status">{`„${photo.file.name}“ не е изпратена`}</span>
          <Button
            small
            icon={IconRefresh}
            busy={busy}
            aria-label={`Изпрати отново „${photo.file.name}“, ${label}`}
            onClick={() => send(photo)}
          >
            Изпрати отново
          </Button>
          <IconButton
            icon={IconDelete}
            kind="danger"
            label={`Изтрий снимка „${photo.file.name}“, ${label}`}
            onClick={() => void discard(photo)}
          />
        </span>
      ))}
      <Button
        small
        icon={IconAttach}
        busy={busy}
        aria-label={`Снимай, ${label}`}
        onClick={() => input.current?.click()}
      >
        Снимай
      </Button>
      {problem && <span className="field-error">{problem}</span>}
      {confirmDialog}
    </>
  )
}
