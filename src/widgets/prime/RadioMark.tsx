import { RadioButton } from 'primereact/radiobutton'
import { PrimeProvider } from './PrimeProvider.tsx'

type Props = {
  id?: string | undefined
  name: string
  value?: string
  checked: boolean
  disabled?: boolean | undefined
  onChange: () => void
}

/**
 * A radio button without a label. React controls the input, because PrimeReact would keep the mark on a choice that the
 * form rejected.
 */
export const RadioMark = ({ id, name, value, checked, disabled, onChange }: Props) => (
  <PrimeProvider>
    <RadioButton
      inputId={id}
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      pt={{ input: { value, checked, defaultChecked: undefined } }}
      onChange={onChange}
    />
  </PrimeProvider>
)
