import { useState } from 'react'
import { formatDateTime } from '../../../rules/civilDate.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { DocumentField, DocumentValues } from './documentValues.ts'
import { type Choices, type Difference, differences, type Side } from './mergeDocument.ts'
import type { Newer } from './saveChange.ts'
import { labelOf } from './shownFields.ts'

type Props = {
  newer: Newer
  /** The version the form began with, the newest one, and what the form holds. */
  versions: { was: DocumentValues; theirs: DocumentValues; mine: DocumentValues }
  /** What came or went beside the form meanwhile, in words; '' when nothing did. */
  besides: string
  shown: (field: DocumentField, values: DocumentValues) => string
  /** Fields that the newest version no longer lets anybody change: theirs stand. */
  isLocked: (field: DocumentField) => boolean
  busy: boolean
  onSave: (choices: Choices) => void
  onBack: () => void
}

/** Somebody saved the document meanwhile: every field that differs, as it was, theirs and mine, with a choice. */
export const NewerVersion = ({ newer, versions, besides, shown, isLocked, busy, onSave, onBack }: Props) => {
  const { was, theirs, mine } = versions
  const all = differences(was, theirs, mine)
  const [choices, setChoices] = useState<Choices>({})
  const locked: Choices = Object.fromEntries(
    all.filter(({ field }) => isLocked(field)).map(({ field }) => [field, 'theirs']),
  )
  const sideOf = ({ field, preselected }: Difference): Side => locked[field] ?? choices[field] ?? preselected
  return (
    <Dialog
      open
      size="l"
      title="Документът е променен междувременно"
      persistent
      busy={busy}
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack}>Назад към формата</Button>
          <Button kind="primary" busy={busy} onClick={() => onSave({ ...choices, ...locked })}>
            Запази избраното
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Докато попълвахте, документът е записан от <b>{newer.changedBy}</b>
          {newer.changedAt && ` (${formatDateTime(newer.changedAt)})`}. Изберете какво да остане във всяко различно
          поле. Нищо не се записва, преди да потвърдите.
        </p>
        {besides !== '' && (
          <p className="muted">
            Променени са и: {besides}. Те се записват отделно и остават така, както са сега, каквото и да изберете.
          </p>
        )}
        {all.map((one) => (
          <fieldset key={one.field} className="merge-row">
            <legend>
              {labelOf(one.field)}
              {one.isConflict && <StatusTag tone="amber">променено и от двама ви</StatusTag>}
            </legend>
            <div className="merge-was">
              <small>Беше</small>
              <span>{shown(one.field, was)}</span>
            </div>
            <SideChoice
              name={one.field}
              title={`Записано: ${newer.changedBy}`}
              text={shown(one.field, theirs)}
              checked={sideOf(one) === 'theirs'}
              onPick={() => setChoices({ ...choices, [one.field]: 'theirs' })}
            />
            <SideChoice
              name={one.field}
              title="Вашето"
              text={shown(one.field, mine)}
              checked={sideOf(one) === 'mine'}
              disabled={isLocked(one.field)}
              onPick={() => setChoices({ ...choices, [one.field]: 'mine' })}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

type SideProps = {
  name: string
  title: string
  text: string
  checked: boolean
  disabled?: boolean
  onPick: () => void
}

const SideChoice = ({ name, title, text, checked, disabled, onPick }: SideProps) => (
  <label className="merge-side">
    <input type="radio" name={`merge-${name}`} checked={checked} disabled={disabled} onChange={onPick} />
    <span>
      <small>{title}</small>
      <span className="pre-line">{text}</span>
    </span>
  </label>
)
