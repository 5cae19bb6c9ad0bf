import { formatDate } from '../../../dates/civilDate.ts'
import { gapNumbers } from '../../../rules/identifiers/numbersRegister.ts'
import type { GapKey, NumbersRow } from '../../../rules/training/numbersBook.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Fold } from '../../../widgets/page/Fold.tsx'
import { GapLine } from './GapLine.tsx'

type Props = {
  counter: NumbersRow
  maySkip: boolean
  busy: string | null
  onSkip: () => void
  onExplain: (gap: GapKey, text: string) => Promise<boolean>
}

const givenText = ({ last, given: count, prefixes }: NumbersRow): string =>
  [
    `${prefixes.length === 1 ? 'индекс' : 'индекси'} ${prefixes.join(', ')}`,
    last === null ? 'още няма дадени номера' : `последен № ${last}`,
    ...(last === null ? [] : [`документи: ${count}`]),
  ].join(' · ')

export const CounterItem = ({ counter, maySkip, busy, onSkip, onExplain }: Props) => {
  const { code, year, name, gaps, voided, backwards, prefixes } = counter
  return (
    <li>
      <h3>{name}</h3>
      <small>{givenText(counter)}</small>
      {gaps.length > 0 && (
        <ul>
          {gaps.map((gap) => (
            <GapLine
              key={`${gap.from}-${gap.to}`}
              gap={gap}
              numbers={gapNumbers(gap, prefixes)}
              busy={busy === `${code}/${gap.from}`}
              onExplain={(text) => onExplain({ code, year, from: gap.from, to: gap.to }, text)}
            />
          ))}
        </ul>
      )}
      {backwards.map(({ number, date, documentGuid }) => (
        <p key={documentGuid} className="practice-gap">
          № {number} е с дата {formatDate(date)}, по-ранна от тази на предишния номер.
        </p>
      ))}
      {voided.length > 0 && (
        <Fold summary={`Анулирани: ${voided.length}`} of={name}>
          {() => (
            <ul>
              {voided.map(({ number, date, voided: reason, documentGuid }) => (
                <li key={documentGuid}>
                  <s>{number}</s> / {formatDate(date)}
                  <small>{reason || 'без посочена причина'}</small>
                </li>
              ))}
            </ul>
          )}
        </Fold>
      )}
      {maySkip && (
        <Button kind="text" small busy={busy === code} onClick={onSkip}>
          Пропусни номер
          <span className="visually-hidden"> от „{name}“</span>
        </Button>
      )}
    </li>
  )
}
