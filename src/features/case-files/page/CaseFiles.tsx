import { zipSync } from 'fflate'
import { useEffect, useRef, useState } from 'react'
import type { CaseFileContents } from '../../../contract/caseFiles.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { canPreview, formatFileSize, withCleanName } from '../../../rules/files/fileRules.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { FileActions } from '../../../screen-kit/files/FileActions.tsx'
import { useFilesDialog } from '../../../screen-kit/files/useFilesDialog.tsx'
import { saveFile } from '../../../transport/download.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FileRow } from '../../../widgets/files/FileRow.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconDownload, IconView } from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { attachedFile, fileKindLabel, useDownload } from '../../document-files/public.ts'
import { numberOfDocument } from './DocumentLink.tsx'
import { placesInZip } from './placesInZip.ts'

type CaseFile = CaseFileContents['files'][number]
type Packing = { done: number; missing: readonly string[]; isOver: boolean }

/**
 * Requests the files one after another and saves them as one .zip, with a folder for each document. The files are not
 * compressed, because most of them already are and compressing would block the page.
 */
const useZip = (files: readonly CaseFile[], number: string) => {
  const [packing, setPacking] = useState<Packing | null>(null)
  const stopped = useRef(new AbortController())
  useEffect(() => () => stopped.current.abort(), [])
  const pack = async () => {
    stopped.current = new AbortController()
    const { signal } = stopped.current
    const places = placesInZip(files)
    const content: Record<string, Uint8Array> = {}
    const missing: string[] = []
    setPacking({ done: 0, missing, isOver: false })
    for (const [at, file] of files.entries()) {
      const bytes = await attachedFile(file.guid, signal)
        .then((loaded) => loaded?.arrayBuffer())
        // The files that could not be loaded are listed at the end.
        .catch(() => undefined)
      if (signal.aborted) return setPacking(null)
      if (bytes) content[places[at] ?? file.fileName] = new Uint8Array(bytes)
      else missing.push(file.fileName)
      setPacking({ done: at + 1, missing: [...missing], isOver: false })
    }
    if (Object.keys(content).length > 0)
      saveFile(
        new File([zipSync(content, { level: 0 })], `Преписка ${number}.zip`.replaceAll('/', '-'), {
          type: 'application/zip',
        }),
      )
    setPacking(missing.length > 0 ? { done: files.length, missing, isOver: true } : null)
    announce(missing.length > 0 ? 'Част от файловете не са в архива.' : 'Архивът е изтеглен.')
  }
  return { packing, pack: () => void pack(), stop: () => stopped.current.abort() }
}

const noteOf = ({ kindId, size, dateUploaded }: CaseFile): string =>
  [fileKindLabel(kindId), formatFileSize(size), formatDateTime(dateUploaded)].filter(Boolean).join(' · ')

type Props = { files: readonly CaseFile[]; number: string }

/** Renders all files of the case file, in the order of its documents. */
export const CaseFiles = ({ files: given, number }: Props) => {
  const files = given.map(withCleanName)
  const { view, dialog } = useFilesDialog({ files, load: attachedFile, noteOf: numberOfDocument })
  const { downloading, save, saveConfirmation } = useDownload()
  const zip = useZip(files, number)
  const first = files.find(({ fileName }) => canPreview(fileName))
  const isPacking = zip.packing !== null && !zip.packing.isOver
  return (
    <Card
      title="Файлове"
      className="case-wide"
      actions={
        files.length > 0 && (
          <>
            {first && (
              <Button small icon={IconView} onClick={() => view(first)}>
                Прегледай един след друг
              </Button>
            )}
            {isPacking ? (
              <Button small onClick={zip.stop}>
                Спри ({zip.packing?.done} от {files.length})
              </Button>
            ) : (
              <Button small icon={IconDownload} onClick={zip.pack}>
                Изтегли всички като .zip
              </Button>
            )}
          </>
        )
      }
    >
      {zip.packing?.isOver && (
        <Banner kind="warning" title={`В архива липсват ${pluralise(zip.packing.missing.length, 'file')}`}>
          {zip.packing.missing.join(', ')}
        </Banner>
      )}
      {files.length === 0 && <p className="muted">Документите в преписката нямат файлове.</p>}
      {files.map((file) => (
        <FileRow
          key={file.guid}
          name={file.fileName}
          of={numberOfDocument(file)}
          note={`${numberOfDocument(file)} · ${noteOf(file)}`}
          onOpen={() => (canPreview(file.fileName) ? view(file) : save(file))}
          actions={
            <FileActions
              name={`${file.fileName} на ${numberOfDocument(file)}`}
              onView={canPreview(file.fileName) ? () => view(file) : undefined}
              onSave={() => save(file)}
              busy={downloading === file.guid}
            />
          }
        />
      ))}
      {saveConfirmation}
      {dialog}
    </Card>
  )
}
