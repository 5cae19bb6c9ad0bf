import type { ReactNode } from 'react'
import type { Refusal } from '../../rules/ruleResult.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { classes } from '../../widgets/classes.ts'
import { FormErrors } from '../../widgets/fields/FormErrors.tsx'
import { type Icon, IconSave } from '../../widgets/icons.ts'
import { StickyBar } from '../../widgets/page/StickyBar.tsx'
import { Kbd } from '../../widgets/tags/Kbd.tsx'
import { DraftBanner } from '../draft/DraftBanner.tsx'
import { useCtrlEnter } from '../form/useCtrlEnter.ts'
import { MutationOutcomeBanner, type OutcomeText } from '../saving/MutationOutcomeBanner.tsx'
import type { ShownForm } from './useRecordForm.ts'
import './formPage.css'

type Props = {
  form: ShownForm
  className?: string
  notStored?: string
  labels?: OutcomeText
  bar: ReactNode
  onSubmit: () => void
  children: ReactNode
}

const defaultLabels: OutcomeText = { check: 'Изчакайте малко и запишете отново: нищо няма да се запише два пъти.' }

/**
 * Renders a form as a page: the offer of a draft, the errors, the fields, and a sticky bar with the result of saving
 * and the buttons.
 */
export const FormPage = ({ form, className, notStored, labels = defaultLabels, bar, onSubmit, children }: Props) => {
  useCtrlEnter(null, onSubmit)
  return (
    <div className={classes('form-page', className)}>
      <DraftBanner draft={form.stored}>{notStored}</DraftBanner>
      <FormErrors key={form.round} errors={form.summary} />
      {children}
      <StickyBar>
        <MutationOutcomeBanner state={form.state} {...labels} withoutRefusal={form.isShownAtFields} />
        {bar}
      </StickyBar>
    </div>
  )
}

type BarProps = {
  form: Pick<ShownForm, 'busy'>
  save?: string
  icon?: Icon
  saving: string
  note?: string | undefined
  /** The verb after „Ctrl + Enter“, by default „записва“. */
  does?: string
  refusal?: Refusal | undefined
  second?: ReactNode
  onSave: () => void
  onCancel: () => void
}

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
