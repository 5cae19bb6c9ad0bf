import { useId, useState } from 'react'
import type { Term } from '../../../rules/deadlines/termStrip.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconDown, IconUp, IconWhy } from '../../../widgets/icons.ts'
import { TermDays } from './TermDays.tsx'

/** „Защо този срок?“: folded until somebody asks, for there may be twenty of them on a screen. */
export const WhyThisTerm = ({ of, ...term }: Term & { of?: string }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="task-why">
      <Button
        kind="text"
        small
        icon={IconWhy}
        iconEnd={open ? IconUp : IconDown}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Защо този срок?
        {of && <span className="visually-hidden"> {of}</span>}
      </Button>
      {open && (
        <div id={id}>
          <TermDays {...term} />
        </div>
      )}
    </div>
  )
}
