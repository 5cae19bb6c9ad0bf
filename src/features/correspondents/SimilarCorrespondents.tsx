import { sameIdentifierMessage } from '../../rules/correspondents/correspondentValidation.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import type { CorrespondentRow, Similar } from './similar.ts'

type Props = { similar: Similar; busy: boolean; onUse: (id: number) => void }

const describe = ({ isLegalEntity, uniqueNumber, settlementName }: CorrespondentRow): string =>
  [uniqueNumber && `${isLegalEntity ? 'ЕИК' : '№'} ${maskIdentifier(uniqueNumber)}`, settlementName]
    .filter((part) => part)
    .join(', ')

const maxShown = 3

const sameNameMessage = (count: number): string =>
  count === 1
    ? 'Има кореспондент със същото име. Проверете дали не е той.'
    : 'Има кореспонденти със същото име. Проверете дали не е някой от тях.'

export const SimilarCorrespondents = ({ similar: { sameNumber, sameName }, busy, onUse }: Props) => {
  const known = sameNumber.length > 0
  const rows = known ? sameNumber : sameName
  if (rows.length === 0) return null
  return (
    <Banner kind={known ? 'warning' : 'info'} title={known ? sameIdentifierMessage : sameNameMessage(rows.length)}>
      <ul className="flex flex-column gap-2 mt-2 p-0 list-none">
        {rows.slice(0, maxShown).map((row) => (
          <li key={row.id} className="flex flex-wrap align-items-center justify-content-between row-gap-2 column-gap-3">
            <span>
              <b>{row.fullName}</b> <span className="muted">{describe(row)}</span>
            </span>
            <Button small busy={busy} onClick={() => onUse(row.id)}>
              Използвай съществуващия
            </Button>
          </li>
        ))}
      </ul>
      {rows.length > maxShown && <p className="muted">и още {rows.length - maxShown}</p>}
    </Banner>
  )
}
