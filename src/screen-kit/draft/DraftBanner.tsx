import { type ReactNode, useRef } from 'react'
import { civilDateOf, formatDateTime, timeOf } from '../../dates/civilDate.ts'
import { today } from '../../dates/clock.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import type { StoredDraft } from './useDraft.ts'
import './draft.css'

type Props = {
  draft: StoredDraft
  /** Text about content that drafts do not include: chosen files, an unfinished table row. */
  children?: ReactNode
}

const control = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'

/** Formats when a draft was stored: the time if it was today, otherwise date and time. */
export const formatStoredAt = (storedAt: string): string =>
  civilDateOf(storedAt) === today() ? `${timeOf(storedAt)} ч.` : formatDateTime(storedAt)

const otherDraftsText = (more: number): string =>
  `Има и ${pluralise(more, ['друг незаписан текст', 'други незаписани текста'])} от тази форма; ще ${more === 1 ? 'бъде предложен' : 'бъдат предложени'} след този.`

/** Offers the unsaved draft of this form, or shows why drafts cannot be stored. */
export const DraftBanner = ({ draft, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  /** Makes the choice, then moves the focus to the first field of the form, because the pressed button disappears. */
  const chooseThenFocus = (choose: () => void) => () => {
    choose()
    place.current?.parentElement?.querySelector<HTMLElement>(control)?.focus()
  }
  const { offeredFrom, more, problem } = draft
  return (
    <div ref={place} role="status" className="draft-note">
      {offeredFrom !== undefined && (
        <Banner
          kind="info"
          title={`Имате незаписан текст от ${formatStoredAt(offeredFrom)}`}
          action={
            <>
              <Button small kind="navy" onClick={chooseThenFocus(draft.take)}>
                Продължи с него
              </Button>
              <Button small onClick={chooseThenFocus(draft.decline)}>
                Изтрий го
              </Button>
            </>
          }
        >
          Въведохте го тук, но не беше записан. Пази се само за Вас в този браузър, до 7 дни.{children && ' '}
          {children}
          {more > 0 && ` ${otherDraftsText(more)}`}
        </Banner>
      )}
      {problem !== undefined && <p className="muted small">{problem}</p>}
    </div>
  )
}
