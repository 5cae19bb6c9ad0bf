import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Radio } from '../../widgets/fields/Radio.tsx'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import { useCtrlEnter } from '../form/useCtrlEnter.ts'
import type { Choices, Difference, Side } from '../saving/fieldMerge.ts'
import './merge.css'

type Props<F extends string> = {
  title: string
  children: ReactNode
  differences: readonly Difference<F>[]
  theirsTitle: string
  /** The title of the own values. With it no original is shown: two records are compared, not versions of one. */
  mineTitle?: string
  saveLabel?: string
  backLabel?: string
  labelOf: (field: F) => string
  shown: (field: F, version: 'was' | Side) => string
  /** True if the user may not change the field; the saved value is then used. */
  isLocked?: (field: F) => boolean
  busy: boolean
  onSave: (choices: Choices<F>) => void
  onBack: () => void
}

const nothingIsLocked = (): boolean => false

/**
 * Renders the dialog that appears if another user saved the record meanwhile. For each field that differs, the dialog
 * shows the original, the saved and the user's value, and lets the user choose.
 */
export const MergeDialog = <F extends string>(props: Props<F>) => {
  const { title, children, theirsTitle, labelOf, shown, isLocked = nothingIsLocked, busy, onSave, onBack } = props
  const { mineTitle, saveLabel = 'Запази избраното', backLabel = 'Назад към формата' } = props
  const [picked, setPicked] = useState<ReadonlyMap<F, Side>>(new Map())
  const sideOf = ({ field, preselected }: Difference<F>): Side =>
    isLocked(field) ? 'theirs' : (picked.get(field) ?? preselected)
  const pick = (field: F, side: Side) => () => setPicked(new Map(picked).set(field, side))
  const choices = () =>
    Object.fromEntries(props.differences.map((one) => [one.field, sideOf(one)] as const)) as Choices<F>
  const place = useRef<HTMLDivElement>(null)
  useCtrlEnter(place, () => {
    if (!busy) onSave(choices())
  })
  return (
    <Dialog
      open
      size="l"
      title={title}
      persistent
      busy={busy}
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack}>{backLabel}</Button>
          <Button kind="primary" busy={busy} onClick={() => onSave(choices())}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div ref={place} className="flex flex-column gap-3">
        {children}
        {props.differences.map((one) => (
          <fieldset key={one.field} className={mineTitle ? 'merge-row merge-pair min-w-0' : 'merge-row min-w-0'}>
            <legend>
              {labelOf(one.field)}
              {one.isConflict && <StatusTag tone="amber">променено и от двама ви</StatusTag>}
            </legend>
            {!mineTitle && (
              <div className="merge-was">
                <small>Беше</small>
                <span className="pre-line">{shown(one.field, 'was')}</span>
              </div>
            )}
            <SideChoice
              name={one.field}
              title={theirsTitle}
              text={shown(one.field, 'theirs')}
              checked={sideOf(one) === 'theirs'}
              onPick={pick(one.field, 'theirs')}
            />
            <SideChoice
              name={one.field}
              title={mineTitle ?? 'Вашето'}
              text={shown(one.field, 'mine')}
              checked={sideOf(one) === 'mine'}
              disabled={isLocked(one.field)}
              onPick={pick(one.field, 'mine')}
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
  <Radio className="merge-side" name={`merge-${name}`} checked={checked} disabled={disabled} onChange={onPick}>
    <small>{title}</small>
    <span className="pre-line">{text}</span>
  </Radio>
)
