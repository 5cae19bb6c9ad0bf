import { type ReactNode, useRef } from 'react'
import { civilDateOf, formatDateTime, timeOf } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { counted } from '../../rules/words/count.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import type { StoredDraft } from './useDraft.ts'
import './draft.css'

type Props = {
  draft: StoredDraft
  /** What could not be kept with the text, as a sentence: chosen files, a row of a table that was being written. */
  children?: ReactNode
}

const control = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'

/** When something was typed: the hour of today, the whole date of another day. */
export const typedAt = (storedAt: string): string =>
  civilDateOf(storedAt) === today() ? `${timeOf(storedAt)} ч.` : formatDateTime(storedAt)

/** „Има и 2 други незаписани текста от тази форма; ще бъдат предложени след този.“ */
const others = (more: number): string =>
  `Има и ${counted(more, ['друг незаписан текст', 'други незаписани текста'])} от тази форма; ще ${more === 1 ? 'бъде предложен' : 'бъдат предложени'} след този.`

/** Offers back, once and quietly, what was typed into this form and not saved; says when nothing can be kept. */
export const DraftBanner = ({ draft, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  /** The button that was pressed goes away: work goes on at the first field. */
  const andGoOn = (choose: () => void) => () => {
    choose()
    place.current?.parentElement?.querySelector<HTMLElement>(control)?.focus()
  }
  const { offeredFrom, more, problem } = draft
  return (
    <div ref={place} role="status" className="draft-note">
      {offeredFrom !== undefined && (
        <Banner
          kind="info"
          title={`Имате незаписан текст от ${typedAt(offeredFrom)}`}
          action={
            <>
              <Button small kind="navy" onClick={andGoOn(draft.take)}>
                Продължи с него
              </Button>
              <Button small onClick={andGoOn(draft.decline)}>
                Изтрий го
              </Button>
            </>
          }
        >
          Въведохте го тук, но не беше записан. Пази се само за Вас в този браузър, до 7 дни.{children && ' '}
          {children}
          {more > 0 && ` ${others(more)}`}
        </Banner>
      )}
      {problem !== undefined && <p className="muted small">{problem}</p>}
    </div>
  )
}
