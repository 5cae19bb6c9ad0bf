import { useId } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { IconNext, IconPrevious } from '../icons.ts'
import { pagesShown, skipForSize } from './pagesShown.ts'
import { shownRange } from './results.ts'
import './paginator.css'

export type PageRequest = { skip: number; take: number }
type Fitting = { chosen: boolean; onChoose: () => void }
type Props = PageRequest & {
  total: number
  sizes?: readonly number[]
  fitting?: Fitting
  onChange: (page: PageRequest) => void
  label?: string
}

const FITTING = 'fitting'

export const Paginator = (props: Props) => {
  const { skip, take, total, sizes = [5, 10, 25, 50, 100], fitting, onChange, label = 'Страници' } = props
  const id = useId()
  const pages = Math.max(1, Math.ceil(total / take))
  const current = Math.min(pages, Math.floor(skip / take) + 1)
  const go = (page: number) => onChange({ skip: (page - 1) * take, take })
  const offered = fitting?.chosen || sizes.includes(take) ? sizes : [...sizes, take].sort((a, b) => a - b)
  return (
    <nav className="paginator" aria-label={label}>
      <span className="paginator-shown">{shownRange({ skip, take, total })}</span>
      <span className="paginator-size inline-flex align-items-center gap-2">
        <label htmlFor={id}>Редове на страница</label>
        <select
          id={id}
          value={fitting?.chosen ? FITTING : take}
          onChange={(event) => {
            if (event.target.value === FITTING) return fitting?.onChoose()
            const size = Number(event.target.value)
            onChange({ skip: skipForSize(skip, size), take: size })
          }}
        >
          {offered.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
          {fitting && <option value={FITTING}>колкото се събират</option>}
        </select>
      </span>
      {pages > 1 && (
        <ul className="pages">
          <li>
            <IconButton
              icon={IconPrevious}
              label="Предишна страница"
              aria-disabled={current === 1 || undefined}
              onClick={() => current > 1 && go(current - 1)}
            />
          </li>
          {pagesShown(current, pages).map((page, index) => (
            <li key={page ?? `gap-${index}`}>
              {page === null ? (
                <span className="page-gap">…</span>
              ) : (
                <button
                  type="button"
                  className="page"
                  aria-label={`Страница ${page}`}
                  aria-current={page === current ? 'page' : undefined}
                  onClick={() => go(page)}
                >
                  {page}
                </button>
              )}
            </li>
          ))}
          <li>
            <IconButton
              icon={IconNext}
              label="Следваща страница"
              aria-disabled={current === pages || undefined}
              onClick={() => current < pages && go(current + 1)}
            />
          </li>
        </ul>
      )}
    </nav>
  )
}
