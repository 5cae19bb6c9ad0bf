import { InputSwitch } from 'primereact/inputswitch'
import type { TickControl } from '../fields/Tick.tsx'
import { PrimeProvider } from './PrimeProvider.tsx'

type Props = TickControl & { onChange: (checked: boolean) => void }

/** The switch without its words. What is said of it goes to the input: given as properties, the root would have it too. */
const SwitchMark = ({ id, name, checked, disabled, onChange, ...ofInput }: Props) => (
  <PrimeProvider>
    <InputSwitch
      inputId={id}
      name={name}
      checked={checked}
      disabled={disabled}
      pt={{ input: ofInput }}
      onChange={({ value }) => onChange(value)}
    />
  </PrimeProvider>
)

export default SwitchMark
