import { useState } from 'react'
import { formatDate } from '../../../dates/civilDate.ts'
import { type ExplainedGap, explanationProblem, LONGEST_EXPLANATION } from '../../../rules/training/numbersBook.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'

type Props = { gap: ExplainedGap; numbers: string; busy: boolean; onExplain: (text: string) => Promise<boolean> }

export const GapLine = ({ gap, numbers, busy, onExplain }: Props) => {
  const [text, setText] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const { explanation, from, to } = gap
  const save = async () => {
    if (text === null) return
    const problem = explanationProblem(text)
    setError(problem ?? undefined)
    if (problem === null && (await onExplain(text))) setText(null)
  }
  return (
    <li>
      <p className="practice-gap">
        {from === to ? 'Пропуснат номер' : 'Пропуснати номера'} <strong>{numbers}</strong>
      </p>
      {explanation && (
        <p>
          {explanation.text}
          <small className="muted">
            {' '}
            {explanation.by}, {formatDate(explanation.date)}
          </small>
        </p>
      )}
      {text === null ? (
        <Button small onClick={() => setText(explanation?.text ?? '')}>
          {explanation ? 'Промени обяснението' : 'Обясни'}
          <span className="visually-hidden"> {numbers}</span>
        </Button>
      ) : (
        <>
          <TextArea
            label={`Защо липсва ${numbers}`}
            value={text}
            error={error}
            required
            rows={2}
            maxLength={LONGEST_EXPLANATION}
            onChange={setText}
          />
          <div className="flex gap-2 mt-2">
            <Button small kind="primary" busy={busy} onClick={save}>
              Запази
            </Button>
            <Button small onClick={() => setText(null)}>
              Откажи
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
