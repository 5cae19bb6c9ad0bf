import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Button } from '../../../widgets/buttons/Button.tsx'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { IconDocument } from '../../../widgets/icons.ts'
import { type FoundDocument, useDocumentSearch } from '../../document-record/public.ts'
import { taskDocumentAtom } from '../taskState.ts'
import { useModule } from '../useModule.ts'
import { answersIn, caseAroundAtom } from './answers.ts'

type Props = Pick<FieldProps, 'id' | 'error' | 'required'> & {
  docGuid: string
  start: FoundDocument | undefined
  onChange: (guid: string | null) => void
}

/** Renders the field „Документ при приключване“, which offers the replies to the task's document. */
export const CompletionDocument = ({ docGuid, start, onChange, ...field }: Props) => {
  const [chosen, setChosen] = useState<FoundDocument | null>(start ?? null)
  const caseGuid = useAtomValue(taskDocumentAtom(docGuid)).data?.caseFile?.guid ?? ''
  const { data: tree } = useAtomValue(caseAroundAtom(caseGuid, docGuid))
  const answers = tree && chosen === null ? answersIn(tree, docGuid) : []
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
      action={
        answers.length > 0 && (
          <span className="flex flex-wrap align-items-center gap-2 mt-1">
            {answers.map((one) => (
              <Button key={one.guid} small className="wraps" icon={IconDocument} onClick={() => choose(one)}>
                {one.number} – {one.subject}
              </Button>
            ))}
          </span>
        )
      }
    />
  )
}
