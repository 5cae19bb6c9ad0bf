import { useId, useRef, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { IconWhy } from '../icons.ts'
import { Popover } from './Popover.tsx'
import './definition.css'

type Props = {
  of: string
  children: string
}

export const Definition = ({ of, children }: Props) => {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <span className="definition no-print">
      <IconButton
        ref={anchor}
        icon={IconWhy}
        label={`Какво значи „${of}“`}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      <Popover open={open} anchor={anchor} onClose={() => setOpen(false)} id={id} className="definition-text" inline>
        {open && children}
      </Popover>
    </span>
  )
}
