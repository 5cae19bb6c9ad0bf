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

/** A radio button without its words. PrimeReact leaves the mark on a choice that the form did not take: here React holds it. */
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
