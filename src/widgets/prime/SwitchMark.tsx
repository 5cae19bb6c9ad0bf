import { InputSwitch } from 'primereact/inputswitch'
import type { TickControl } from '../fields/Tick.tsx'
import { PrimeProvider } from './PrimeProvider.tsx'

type Props = TickControl & { onChange: (checked: boolean) => void }

/** Without label. ARIA attributes go to the input; as props the root would get them too. */
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
