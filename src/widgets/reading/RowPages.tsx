import { formatCount } from '../../rules/words/pluralise.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { IconNext, IconPrevious } from '../icons.ts'
import { rowsAtOnce } from './reading.ts'

type Props = { from: number; total: number; what: 'Редове'; onGo: (from: number) => void }

/** Renders „Редове 1 001–2 000 от 12 345“ with buttons for other rows; nothing if all rows are shown. */
export const RowPages = ({ from, total, what, onGo }: Props) => {
  if (total <= rowsAtOnce) return null
  const to = Math.min(total, from + rowsAtOnce)
  return (
    <nav className="reading-pages" aria-label={`${what}, показвани наведнъж`}>
      <IconButton
        icon={IconPrevious}
        label={`Предишните ${formatCount(rowsAtOnce)}`}
        aria-disabled={from === 0 || undefined}
        onClick={() => from > 0 && onGo(from - rowsAtOnce)}
      />
      <span aria-live="polite">
        {what} {formatCount(from + 1)}–{formatCount(to)} от {formatCount(total)}
      </span>
      <IconButton
        icon={IconNext}
        label={`Следващите ${formatCount(rowsAtOnce)}`}
        aria-disabled={to >= total || undefined}
        onClick={() => to < total && onGo(from + rowsAtOnce)}
      />
    </nav>
  )
}
