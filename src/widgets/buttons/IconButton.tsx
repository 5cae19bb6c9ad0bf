import type { ComponentPropsWithoutRef, Ref } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { type Icon, IconBusy } from '../icons.ts'
import type { Refusal } from '../refusal.ts'
import { useButton } from './useButton.tsx'
import './button.css'

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'disabled' | 'children'> & {
  icon: Icon
  label: string
  kind?: 'plain' | 'danger' | 'onNavy'
  busy?: boolean
  refusal?: Refusal
  /**
   * A number shown above the corner; not shown if it is 0. Name it in `label` too, because screen readers read only the
   * label.
   */
  badge?: number
  ref?: Ref<HTMLButtonElement>
}

export const IconButton = (props: Props) => {
  const { icon, label, kind = 'plain', busy, refusal, badge, className, onClick, onKeyDown, ref, ...rest } = props
  const { attributes, note } = useButton({ busy, refusal, ref, onClick, onKeyDown })
  return (
    <>
      <button
        {...rest}
        {...attributes}
        type="button"
        aria-label={label}
        title={refusal ? undefined : label}
        className={classes('icon-btn', kind, refusal && 'refused', className)}
      >
        <Glyph icon={busy ? IconBusy : icon} className={busy ? 'spin' : undefined} />
        {badge !== undefined && badge > 0 && (
          <span className="icon-badge" aria-hidden>
            {badge > 99 ? '99+' : badge}
          </span>
        )}
      </button>
      {note}
    </>
  )
}
