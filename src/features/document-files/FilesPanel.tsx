import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { AttachedFile } from '../../contract/shapes/documents.ts'
import { removalNeedsReason } from '../../rules/documents/documentActions.ts'
import { acceptedFiles } from '../../rules/files/fileRules.ts'
import type { Refusal } from '../../rules/ruleResult.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { fileHint } from '../../screen-kit/files/fileHint.ts'
import { documentChangedAtom } from '../../state/recordsChanged.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { focusTooLong } from '../../widgets/fields/tooLong.ts'
import { FileDrop } from '../../widgets/files/FileDrop.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { IconAttach, IconUpload } from '../../widgets/icons.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { documentAtom, filesAtom } from '../document-record/public.ts'
import AttachedFiles from './AttachedFiles.tsx'
import { ChosenFiles } from './ChosenFiles.tsx'
import { isSendable } from './chosenFiles.ts'
import { useUploads } from './useUploads.ts'
import './files.css'

type Props = {
  docGuid: string
  addRefusal?: Refusal | undefined
  mainRefusal?: Refusal | undefined
  removeRefusal?: Refusal | undefined
  onView?: ((file: AttachedFile) => void) | undefined
}

const FilesPanel = ({ docGuid, addRefusal, mainRefusal, removeRefusal, onView }: Props) => {
  const { data } = useAtomValue(filesAtom(docGuid))
  const { data: document } = useAtomValue(documentAtom(docGuid))
  const notifyChanged = useSetAtom(documentChangedAtom)
  const uploads = useUploads(docGuid)
  const { chosen, settle } = uploads
  const ready = chosen.filter(({ state, problem }) => state === 'chosen' && problem === null).length
  const sent = chosen.filter(({ state }) => state === 'sent').length
  const before = useRef(sent)
  useEffect(() => {
    if (sent > before.current) void notifyChanged({ docGuid })
    before.current = sent
  }, [sent, docGuid, notifyChanged])
  // The uploaded files are removed here too, because a push may refresh the list of files before the response to the
  // upload arrives.
  useEffect(() => {
    if (data && sent > 0) settle(data.map(({ guid }) => guid))
  }, [data, sent, settle])
  const place = useRef<HTMLDivElement>(null)
  const send = async () => {
    if (focusTooLong(place.current)) return
    const { sent: arrived } = await uploads.startAll(docGuid)
    if (arrived > 0) announce(`${arrived === 1 ? 'Качен е' : 'Качени са'} ${pluralise(arrived, 'file')}.`)
  }
  const needsReason = removalNeedsReason({ isRegistered: Boolean(document?.documentNumber) })
  const nothing = data?.length === 0 && chosen.length === 0

  return (
    <div ref={place}>
      {addRefusal ? (
        <Button icon={IconAttach} refusal={addRefusal}>
          Прикачи файл
        </Button>
      ) : (
        <FileDrop
          label="Прикачване на файлове"
          hint={mainRefusal ? `${fileHint()} Основният документ не се сменя: ${mainRefusal.because}` : fileHint()}
          accept={acceptedFiles}
          // The first file of a document becomes its main file. Until the list of files is loaded, the number of files
          // in the document's data tells whether there is one already.
          onFiles={(files) =>
            uploads.add(files, mainRefusal !== undefined || (data?.length ?? document?.counts.files ?? 0) > 0)
          }
        />
      )}
      <ChosenFiles uploads={uploads} withoutMain={mainRefusal !== undefined} />
      {ready > 0 && (
        <div className="files-send flex flex-wrap align-items-center gap-2">
          <Button kind="primary" icon={IconUpload} onClick={() => void send()}>
            Качи {pluralise(chosen.filter(isSendable).length, 'file')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {uploads.state === 'sending' && 'Файловете се качват.'}
        {uploads.state === 'failed' && 'Има файлове, чието качване не завърши.'}
      </p>
      <div className="files-there">
        <AttachedFiles docGuid={docGuid} removal={{ refusal: removeRefusal, needsReason }} onView={onView} />
        {nothing && (
          <EmptyState title="Няма прикачени файлове" icon={IconAttach}>
            {addRefusal ? 'По този документ не са прикачвани файлове.' : 'Пуснете файловете в полето горе.'}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

export default FilesPanel
