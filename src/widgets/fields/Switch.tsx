import { Tick, type TickProps } from './Tick.tsx'

/** An on/off switch; a screen reader says which by its role. */
export const Switch = (props: Omit<TickProps, 'indeterminate'>) => <Tick kind="switch" {...props} />
