import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { SentVia } from '../../../contract/enumerations.ts'
import { addressLabel } from '../../../rules/documents/addresseeRules.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { correspondentAtom } from '../partsState.ts'
import type { AddresseeValues } from './addresseeForm.ts'
import { knownAddresses } from './knownAddresses.ts'

type Values = Pick<AddresseeValues, 'kind' | 'targetId' | 'sentViaId' | 'address'>
type Props = {
  form: {
    values: Values
    set: (change: Partial<Pick<Values, 'sentViaId' | 'address'>>) => void
    field: (name: 'address') => ReturnType<Form<AddresseeValues>['field']>
  }
  /** True if the user chose the channel, so that it is not changed automatically. */
  keepsChannel: boolean
  /** True if an empty address is to be filled in with the correspondent's first registered address. */
  fills: boolean
}

/**
 * Renders the address for the chosen channel. It is filled in with the correspondent's first registered address; the
 * user can choose another.
 */
export const AddressField = ({ form: { values, set, field }, keepsChannel, fills }: Props) => {
  const { kind, targetId, sentViaId, address } = values
  const { data } = useAtomValue(correspondentAtom(kind === 'correspondent' ? targetId : null))
  const label = addressLabel(sentViaId)
  const offeredAddresses = data ? knownAddresses(data, sentViaId) : []
  const [first] = offeredAddresses
  const preferred = data?.preferredSentViaId ?? null
  useEffect(() => {
    if (preferred !== null && !keepsChannel) set({ sentViaId: preferred })
  }, [preferred, keepsChannel])
  useEffect(() => {
    if (fills && first !== undefined && address === '') set({ address: first })
  }, [fills, first, targetId, sentViaId])
  if (label === null) return null
  return (
    <div className="wide">
      <TextField
        {...field('address')}
        label={label}
        required={kind === 'correspondent'}
        type={sentViaId === SentVia.EMAIL ? 'email' : 'text'}
        value={address}
        onChange={(text) => set({ address: text })}
      />
      {offeredAddresses.some((one) => one !== address) && (
        <fieldset className="known-addresses">
          <legend className="muted small">От регистъра на кореспондентите:</legend>
          {offeredAddresses
            .filter((one) => one !== address)
            .map((one) => (
              <Button key={one} kind="text" small onClick={() => set({ address: one })}>
                {one}
              </Button>
            ))}
        </fieldset>
      )}
    </div>
  )
}
