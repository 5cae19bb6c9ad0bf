import { InputSwitch } from 'primereact/inputswitch'
import type { TickControl } from '../fields/Tick.tsx'
import { PrimeProvider } from './PrimeProvider.tsx'

type Props = TickControl & { onChange: (checked: boolean) => void }

/**
 * A switch without a label. ARIA attributes are passed to the input only: as props they would also be set on the root
 * element.
 */
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
