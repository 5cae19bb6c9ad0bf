import { type LabelledTick, Tick } from './Tick.tsx'

/** An on/off switch; a screen reader says which by its role. */
export const Switch = (props: Omit<LabelledTick, 'indeterminate'>) => <Tick kind="switch" {...props} />
