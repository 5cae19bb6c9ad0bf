import { memo } from 'react'
import { Tick, type TickProps } from './Tick.tsx'

/** A tick box: the browser's own, coloured. */
export const Checkbox = memo((props: TickProps) => <Tick kind="check" {...props} />)
