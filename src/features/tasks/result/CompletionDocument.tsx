import { useState } from 'react'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { useModule } from '../useModule.ts'
import { type FoundDocument, useDocumentSearch } from './useDocumentSearch.ts'

type Props = Pick<FieldProps, 'id' | 'error' | 'required'> & { onChange: (guid: string | null) => void }

/** „Документ при приключване“: which document came out of the task. */
export const CompletionDocument = ({ onChange, ...field }: Props) => {
  const [chosen, setChosen] = useState<FoundDocument | null>(null)
  const { text, onText, ...search } = useDocumentSearch(useModule())
  const choose = (one: FoundDocument | null) => {
    setChosen(one)
    onText('')
    onChange(one?.guid ?? null)
  }
  return (
    <PickerField<FoundDocument>
      {...field}
      {...search}
      label="Документ при приключване"
      text={text}
      onText={onText}
      itemKey={({ guid }) => guid}
      itemText={({ number, subject }) => `${number} – ${subject}`}
      renderItem={({ number, subject }) => (
        <span className="flex flex-column min-w-0">
          <b className="num">{number}</b>
          <small className="muted">{subject}</small>
        </span>
      )}
      selected={chosen ? [chosen] : []}
      onPick={choose}
      onRemove={() => choose(null)}
      placeholder="Номер или относно"
      prompt="Въведете част от номера или от относно."
      nothingFound="Няма такъв документ."
    />
  )
}
