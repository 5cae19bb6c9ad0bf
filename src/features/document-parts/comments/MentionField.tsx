import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Option } from '../../../contract/shapes/base.ts'
import { chosenIn } from '../../../screen-kit/lookup/lookupOptions.ts'
import { itemsOf, retryLookupAtom } from '../../../state/lookup.ts'
import { lookupMatches } from '../../../widgets/fields/lookupMatches.ts'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { people } from '../../document-lookups/public.ts'

type Props = {
  id: string
  value: readonly number[]
  onChange: (ids: readonly number[]) => void
  error?: string
}

const maxShown = 50

export const MentionField = ({ id, value, onChange, error }: Props) => {
  const [text, setText] = useState('')
  const lookup = useAtomValue(people.optionsAtom)
  const retry = useSetAtom(retryLookupAtom)
  const all = itemsOf(lookup) ?? []
  const { shown, left } = lookupMatches(all, text, maxShown)
  const selected = value.flatMap((personId) => chosenIn(lookup, personId) ?? [])
  return (
    <PickerField<Option>
      id={id}
      label="Споменати служители"
      hint="Ще получат известие за коментара."
      {...(error !== undefined && { error })}
      text={text}
      onText={setText}
      state={lookup.kind === 'ready' ? 'found' : lookup.kind === 'loading' ? 'searching' : 'failed'}
      onRetry={() => retry(people.endpoint)}
      items={shown}
      total={shown.length + left}
      itemKey={(one) => one.id}
      itemText={(one) => one.name}
      multiple
      selected={selected}
      onPick={(one) => {
        setText('')
        if (!value.includes(one.id)) onChange([...value, one.id])
      }}
      onRemove={(one) => onChange(value.filter((personId) => personId !== one.id))}
      placeholder="Име на служител"
      nothingFound="Няма такъв служител."
    />
  )
}
