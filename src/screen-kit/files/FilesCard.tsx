import { type ReactNode, useRef, useState } from 'react'
import { formatDateTime } from '../../dates/civilDate.ts'
import { formatFileSize } from '../../rules/files/fileRules.ts'
import { largestUpload } from '../../transport/config.ts'
import { FileDrop } from '../../widgets/files/FileDrop.tsx'
import { FileRow } from '../../widgets/files/FileRow.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import type { Attaching } from '../../widgets/reading/inside.ts'
import { MutationOutcomeBanner } from '../saving/MutationOutcomeBanner.tsx'
import { useMutation } from '../saving/useMutation.ts'
import { problemOfChosen } from './contentProblemOf.ts'
import { addFileMutation, type FilesOf, removeFileMutation, type StoredFile } from './fileWrites.ts'
import { dropUnsent, type UnsentFile, useUnsentFiles } from './unsentFiles.ts'
import './files.css'
import { FileActions } from './FileActions.tsx'
import { useVerifiedFiles } from './outcomes.ts'
import { SignatureMark } from './SignatureMark.tsx'
import { useAttachingToRecord } from './useAttachingToRecord.ts'
import { useFilesDialog } from './useFilesDialog.tsx'
import { useOpenFile } from './useOpenFile.tsx'

type Props<F extends StoredFile> = {
  title?: string
  of: FilesOf<F>
  files: readonly F[] | undefined
  fault?: { message: string } | null
  requestAgain: () => void
  canWrite: boolean
  /** True if files may be deleted; by default this is allowed if adding is. */
  mayRemove?: boolean
  kindOf?: ((file: F) => string) | undefined
  fields?: Readonly<Record<string, string>>
  adding?: ReactNode
  children?: ReactNode
}

type RowsProps<F extends StoredFile> = Pick<Props<F>, 'of' | 'kindOf'> & {
  files: readonly F[]
  attaching: Attaching | undefined
  onRemove: ((file: F) => void) | undefined
}

const FileRows = <F extends StoredFile>({ of, files, kindOf, attaching, onRemove }: RowsProps<F>) => {
  const { openFile, opening, saveConfirmation } = useOpenFile(of)
  const { view, isShown, dialog } = useFilesDialog({ files, load: of.open, attaching })
  const outcomes = useVerifiedFiles(files, of.open)
  const noteOf = (file: F): string =>
    [kindOf?.(file), formatFileSize(file.size), file.uploadedBy, formatDateTime(file.dateUploaded)]
      .filter(Boolean)
      .join(', ')
  return (
    <div>
      {files.map((file) => (
        <FileRow
          key={file.guid}
          name={file.fileName}
          note={noteOf(file)}
          mark={<SignatureMark name={file.fileName} outcome={outcomes.get(file.guid)} />}
          onOpen={() => (isShown(file) ? view(file) : openFile(file))}
          actions={
            <FileActions
              name={file.fileName}
              onView={isShown(file) ? () => view(file) : undefined}
              onSave={() => openFile(file)}
              busy={opening === file.guid}
            />
          }
          {...(onRemove && { onRemove: () => onRemove(file) })}
        />
      ))}
      {saveConfirmation}
      {dialog}
    </div>
  )
}

export const FilesCard = <F extends StoredFile>(props: Props<F>) => {
  const { title = 'Файлове', of, files, fault, requestAgain, canWrite, kindOf, fields = {}, adding, children } = props
  const { mayRemove = canWrite } = props
  const [problem, setProblem] = useState<string>()
  const { confirm, confirmDialog } = useConfirm()
  const unsent = useUnsentFiles(of.about)
  const [again, setAgain] = useState<string>()
  // The id of the file that is sent again. A ref, because the response may arrive before the next render.
  const sentAgain = useRef<string>(undefined)
  const { state, busy, write } = useMutation<string>((text) => {
    if (sentAgain.current !== undefined) dropUnsent(of.about, sentAgain.current)
    announce(text)
    requestAgain()
  }, requestAgain)
  const sendAgain = ({ id, file }: UnsentFile) => {
    if (!files || busy) return
    // The upload succeeded and only its response was lost.
    if (files.some(({ fileName, size }) => fileName === file.name && size === file.size))
      return dropUnsent(of.about, id)
    setAgain(id)
    sentAgain.current = id
    write(addFileMutation(of, { file, fields }, files))
  }
  const add = async ([file]: File[]) => {
    const wrong = file && (await problemOfChosen(file, largestUpload()))
    setProblem(wrong ?? undefined)
    setAgain(undefined)
    sentAgain.current = undefined
    if (file && files && !wrong && !busy) write(addFileMutation(of, { file, fields }, files))
  }
  const remove = async (file: F) => {
    const body = `Файлът „${file.fileName}“ ще бъде изтрит.`
    if (await confirm({ title: 'Изтриване на файл', body, yes: 'Изтрий', danger: true }))
      write(removeFileMutation(of, file))
  }
  const attaching = useAttachingToRecord({ of, files: files ?? [], fields, canWrite, onAttached: requestAgain })
  const onRemove = mayRemove ? (file: F) => void remove(file) : undefined
  return (
    <Card title={title} className="files-card">
      <MutationOutcomeBanner state={state} check="Вижте списъка, преди да опитате отново." />
      {!files && !fault && <Skeleton lines={2} />}
      {!files && fault && <ErrorState message={fault.message} onRetry={requestAgain} />}
      {unsent.map((one) => (
        <FileRow
          key={one.id}
          name={one.file.name}
          note={formatFileSize(one.file.size)}
          state={busy && again === one.id ? 'sending' : 'failed'}
          error={one.error}
          {...(canWrite && files && { onRetry: () => sendAgain(one) })}
          onRemove={() => dropUnsent(of.about, one.id)}
        />
      ))}
      {files?.length === 0 && unsent.length === 0 && <p className="muted m-0">Няма прикачени файлове.</p>}
      {children}
      {files && files.length > 0 && (
        <FileRows of={of} files={files} kindOf={kindOf} attaching={attaching} onRemove={onRemove} />
      )}
      {/* Adding needs the loaded list, because a file whose response was lost is found by comparison with this list. */}
      {canWrite && files && (
        <>
          {adding}
          <FileDrop
            label="Добави файл"
            multiple={false}
            error={problem}
            disabled={busy}
            onFiles={(chosen) => void add(chosen)}
          />
        </>
      )}
      {confirmDialog}
    </Card>
  )
}
