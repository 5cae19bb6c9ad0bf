import { InputSwitch } from 'primereact/inputswitch'
import type { TickControl } from '../fields/Tick.tsx'
import { PrimeProvider } from './PrimeProvider.tsx'

type Props = TickControl & { onChange: (checked: boolean) => void }

/** Without a label. ARIA attributes go to the input, because the root would get them too if they were props. */
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
