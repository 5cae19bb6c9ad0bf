import { documents } from '../../contract/documents.ts'
import { extensionOf, formatFileSize } from '../../rules/files/fileRules.ts'
import { textLimits } from '../../rules/words/textLength.ts'
import { useOutcomes } from '../../screen-kit/files/outcomes.ts'
import { PagesButton } from '../../screen-kit/files/PagesButton.tsx'
import { SignatureMark } from '../../screen-kit/files/SignatureMark.tsx'
import { useFilesDialog } from '../../screen-kit/files/useFilesDialog.tsx'
import type { ViewedFile } from '../../screen-kit/files/viewedFile.ts'
import { notify } from '../../transport/notices.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Checkbox } from '../../widgets/fields/Checkbox.tsx'
import { SelectField } from '../../widgets/fields/SelectField.tsx'
import { TextField } from '../../widgets/fields/TextField.tsx'
import { FileRow } from '../../widgets/files/FileRow.tsx'
import { announce } from '../../widgets/focus/announce.ts'
import { IconView } from '../../widgets/icons.ts'
import type { Attaching } from '../../widgets/reading/inside.ts'
import type { ChosenFile } from './chosenFiles.ts'
import { asFileKind, fileKindLabel, fileKindOptions } from './fileKinds.ts'
import type { Uploads } from './useUploads.ts'
import { asViewed, attachingChosen, loadChosen, viewedOf } from './viewedChosen.ts'
import './files.css'

const { description: longest } = textLimits(documents.uploadFile.query)

type Row = {
  one: ChosenFile
  onView: (() => void) | undefined
  uploads: Pick<Uploads, 'change' | 'remove' | 'cancel' | 'retry'>
  withoutMain: boolean
  attaching: Attaching
}

const Description = ({ one, uploads, withoutMain }: Omit<Row, 'onView' | 'attaching'>) => (
  <div className="chosen-fields">
    <SelectField
      label={`Вид на ${one.name}`}
      hideLabel
      value={String(one.kindId)}
      options={fileKindOptions(withoutMain)}
      empty={null}
      onChange={(value) => {
        const kindId = asFileKind(Number(value))
        if (kindId) uploads.change(one.id, { kindId })
      }}
    />
    <TextField
      label={`Описание на ${one.name}`}
      hideLabel
      placeholder="Описание"
      maxLength={longest}
      value={one.description}
      onChange={(description) => uploads.change(one.id, { description })}
    />
    <Checkbox
      label={
        <>
          Публичен<span className="visually-hidden"> ({one.name})</span>
        </>
      }
      checked={one.isPublic}
      onChange={(isPublic) => uploads.change(one.id, { isPublic })}
    />
  </div>
)

const ChosenRow = ({ one, uploads, withoutMain, attaching, onView }: Row) => {
  const { id, name, file, problem, state, share, error, kindId } = one
  const size = formatFileSize(file.size)
  const outcomes = useOutcomes()
  const remove = () => {
    uploads.remove(id)
    announce(`Премахнат файл: ${name}.`)
  }
  if (problem !== null) return <FileRow name={name} note={size} state="failed" error={problem} onRemove={remove} />
  if (state === 'chosen')
    return (
      <div className="chosen">
        <FileRow
          name={name}
          note={size}
          mark={<SignatureMark name={name} outcome={outcomes.get(id)} />}
          {...(onView && { onOpen: onView })}
          actions={
            onView && (
              <>
                {extensionOf(name) === 'pdf' && (
                  <PagesButton file={file} name={name} attaching={attaching} className="file-view" />
                )}
                <Button small icon={IconView} className="file-view" onClick={onView}>
                  Преглед
                  <span className="visually-hidden"> на {name}</span>
                </Button>
              </>
            )
          }
          onRemove={remove}
        />
        <Description one={one} uploads={uploads} withoutMain={withoutMain} />
      </div>
    )
  return (
    <FileRow
      name={name}
      note={`${fileKindLabel(kindId)} · ${size}`}
      state={state}
      progress={share}
      {...(error !== null && { error })}
      onCancel={() => uploads.cancel(id)}
      onRetry={() => uploads.retry(id)}
      {...(state === 'failed' && { onRemove: remove })}
    />
  )
}

/**
 * Moves the focus to a chosen file that may not be sent, and returns true if there is one; the document must then not
 * be saved.
 */
export const focusRefusedFile = (form: Element | null): boolean => {
  const remove = form?.querySelector<HTMLElement>('.chosen-list [data-refused] button')
  remove?.focus()
  if (remove)
    notify({ kind: 'warning', text: 'Има файл, който не може да се прикачи. Премахнете го, за да продължите.' })
  return remove !== null && remove !== undefined
}

type Props = {
  uploads: Uploads
  withoutMain?: boolean
  onView?: ((file: ViewedFile) => void) | undefined
}

export const ChosenFiles = ({ uploads, withoutMain = false, onView }: Props) => {
  const attaching = attachingChosen(uploads)
  const over = useFilesDialog({
    files: viewedOf(uploads),
    load: loadChosen(uploads),
    attaching,
  })
  if (uploads.chosen.length === 0) return null
  return (
    <>
      <ul className="chosen-list" aria-label="Избрани файлове">
        {uploads.chosen.map((one) => {
          const viewed = asViewed(one)
          const view = onView ?? over.view
          return (
            <li key={one.id} data-refused={one.problem === null ? undefined : ''}>
              <ChosenRow
                one={one}
                uploads={uploads}
                withoutMain={withoutMain}
                attaching={attaching}
                onView={one.problem === null && over.isShown(viewed) ? () => view(viewed) : undefined}
              />
            </li>
          )
        })}
      </ul>
      {over.dialog}
    </>
  )
}
