import type { ReactNode } from 'react'
import type { Refusal } from '../../rules/refusal.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { classes } from '../../widgets/classes.ts'
import { FormErrors } from '../../widgets/fields/FormErrors.tsx'
import { type Icon, IconSave } from '../../widgets/icons.ts'
import { StickyBar } from '../../widgets/page/StickyBar.tsx'
import { Kbd } from '../../widgets/tags/Kbd.tsx'
import { DraftBanner } from '../draft/DraftBanner.tsx'
import { useCtrlEnter } from '../form/useCtrlEnter.ts'
import { type OutcomeWords, WriteOutcomeBanner } from '../saving/WriteOutcomeBanner.tsx'
import type { ShownForm } from './useRecordForm.ts'
import './formPage.css'

type Props = {
  /** Of `useRecordForm`. */
  form: ShownForm
  className?: string
  /** What is not stored with the draft, as a sentence: chosen files, a row of a table that is being written. */
  notStored?: string
  /** What is said when the write does not end well. */
  words?: OutcomeWords
  /** The button bar: `SaveBar`, or what the form needs beside it. */
  bar: ReactNode
  /** Ctrl+Enter anywhere on the page. */
  onSubmit: () => void
  children: ReactNode
}

const usual: OutcomeWords = { check: 'Изчакайте малко и запишете отново: нищо няма да се запише два пъти.' }

/**
 * The form of a record as a page: what was not saved, what is wrong, the fields, and the bar that stays in sight, with
 * how the write ended over its buttons.
 */
export const FormPage = ({ form, className, notStored, words = usual, bar, onSubmit, children }: Props) => {
  useCtrlEnter(null, onSubmit)
  return (
    <div className={classes('form-page', className)}>
      <DraftBanner draft={form.stored}>{notStored}</DraftBanner>
      <FormErrors key={form.round} errors={form.summary} />
      {children}
      <StickyBar>
        <WriteOutcomeBanner state={form.state} {...words} withoutRefusal={form.isShownAtFields} />
        {bar}
      </StickyBar>
    </div>
  )
}

type BarProps = {
  form: Pick<ShownForm, 'busy'>
  save?: string
  icon?: Icon
  /** „Документът се записва…“ */
  saving: string
  /** Stands in its place while nothing is being saved. */
  note?: string | undefined
  /** What Ctrl+Enter does: „записва“. */
  does?: string
  refusal?: Refusal | undefined
  /** The other way of saving: „Впиши“ beside „Запази чернова“. */
  second?: ReactNode
  onSave: () => void
  onCancel: () => void
}

/** „Запази“ and „Откажи“, always in sight. */
export const SaveBar = (props: BarProps) => {
  const {
    form,
    save = 'Запази',
    icon = IconSave,
    saving,
    note,
    does = 'записва',
    refusal,
    second,
    onSave,
    onCancel,
  } = props
  return (
    <>
      <Button kind="primary" icon={icon} busy={form.busy} {...(refusal && { refusal })} onClick={onSave}>
        {save}
      </Button>
      {second}
      <Button onClick={onCancel}>Откажи</Button>
      <span className="muted" role="status">
        {form.busy ? saving : note}
      </span>
      <span className="bar-key muted small">
        <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> {does}
      </span>
    </>
  )
}
